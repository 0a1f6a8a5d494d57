# What leanfa needs from the system, in one table, and the functions that look for it and install it.
# Sourced by scripts/quickstart, scripts/test, scripts/lint and .ci/run; it does nothing by itself.
# Nothing outside the distribution's packages is ever downloaded.

# group | what | how to find it | oldest version that works | Debian 12 package
# Groups: build = library and program, gfx950 = its kernels for that GPU, report = pictures, test = tests and benchmarks, clang = second compiler,
# sanitizers and fuzzing, lint = format and static checks.
leanfa_needs='
build  | C++20 compiler g++   | command g++                       | 12   | g++
build  | CMake                | command cmake                     | 3.25 | cmake
build  | Ninja                | command ninja                     | 1.10 | ninja-build
build  | CLI11                | header CLI/CLI.hpp                | -    | libcli11-dev
build  | fmt                  | header fmt/format.h               | -    | libfmt-dev
build  | Highway              | header hwy/highway.h              | -    | libhwy-dev
build  | msgpack-cxx          | header msgpack/version.hpp        | -    | libmsgpack-cxx-dev
build  | nlohmann-json        | header nlohmann/json.hpp          | -    | nlohmann-json3-dev
build  | tl::expected         | header tl/expected.hpp            | -    | libexpected-dev
gfx950 | clang 22             | command clang-22                  | 22   | clang-22
gfx950 | LLVM linker 22       | command ld.lld-22                 | 22   | lld-22
report | gnuplot              | command gnuplot                   | 5.4  | gnuplot-nox
test   | GoogleTest           | header gtest/gtest.h              | -    | libgtest-dev
test   | Google Benchmark     | header benchmark/benchmark.h      | -    | libbenchmark-dev
test   | RapidCheck           | header rapidcheck.h               | -    | librapidcheck-dev
test   | HIP headers          | header hip/hip_version.h          | -    | libamdhip64-dev
test   | pkg-config           | command pkg-config                | -    | pkg-config
test   | Python 3             | command python3                   | 3.8  | python3
clang  | clang 22             | command clang++-22                | 22   | clang-22
clang  | sanitizer runtimes   | runtime libclang_rt.fuzzer        | -    | libclang-rt-22-dev
clang  | llvm-symbolizer 22   | command llvm-symbolizer-22        | 22   | llvm-22
clang  | LLVM assembler 22    | command llvm-mc-22                | 22   | llvm-22
clang  | LLVM linker 22       | command ld.lld-22                 | 22   | lld-22
lint   | clang-format 22      | command clang-format-22           | 22   | clang-format-22
lint   | clang-tidy 22        | command clang-tidy-22             | 22   | clang-tidy-22
'

say() { printf '== %s\n' "$*"; }
die() { local code=$1; shift; printf '%s: %s\n' "${0##*/}" "$*" >&2; exit "$code"; }

# True on Debian 12, the system whose package names the table holds.
on_debian_12() {
  command -v apt-get >/dev/null && [ -r /etc/os-release ] &&
    (. /etc/os-release && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ])
}

system_name() { ( [ -r /etc/os-release ] && . /etc/os-release; echo "${PRETTY_NAME:-$(uname -s)}" ); }

# found_version COMMAND: the first dotted number that it prints about itself.
found_version() { "$1" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)*' | head -n 1; }

# probe KIND NAME MINIMUM: silent and true when it is there; otherwise false, with the reason on stdout.
probe() {
  local kind=$1 name=$2 minimum=$3 version
  case $kind in
    command)
      command -v "$name" >/dev/null || { echo "command $name not found"; return 1; }
      [ "$minimum" = - ] && return 0
      version=$(found_version "$name")
      [ "$(printf '%s\n' "$minimum" "$version" | sort -V | head -n 1)" = "$minimum" ] ||
        { echo "found version ${version:-unknown}, $minimum or newer is needed"; return 1; } ;;
    header)
      command -v g++ >/dev/null || { echo "header <$name> not looked for: it takes g++"; return 1; }
      g++ -std=c++20 -x c++ -M - <<<"#include <$name>" >/dev/null 2>&1 ||
        { echo "header <$name> not found by g++"; return 1; } ;;
    runtime)
      [ -e "$(clang++-22 -print-runtime-dir 2>/dev/null)/$name-$(uname -m).a" ] ||
        { echo "$name of clang 22 not found"; return 1; } ;;
  esac
}

# missing GROUPS...: a line "package|what|reason" for each need of these groups that is not met.
missing() {
  local group what how minimum package reason
  while IFS='|' read -r group what how minimum package; do
    [[ " $* " == *" $(echo $group) "* ]] || continue
    what=$(echo $what) minimum=$(echo $minimum) package=$(echo $package)
    # shellcheck disable=SC2086  # "kind name" is two words
    reason=$(probe $how "$minimum") || echo "$package|$what|$reason"
  done <<<"$(grep '|' <<<"$leanfa_needs")"
}

print_missing() {
  local package what reason
  while IFS='|' read -r package what reason; do
    printf '  %-20s %-56s Debian package: %s\n' "$what" "$reason" "$package"
  done
}

# as_root COMMAND...: as it is for root, through sudo for others.
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

apt_install() {
  local log=$PWD/build/apt.log options=(-q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120)
  say "installing Debian packages: $* (log: build/apt.log)"
  mkdir -p build
  as_root apt-get "${options[@]}" update >"$log" 2>&1 &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" -y --no-install-recommends install "$@" \
      >>"$log" 2>&1 || { tail -n 20 "$log" >&2; die 3 "apt-get failed; the whole log is in $log"; }
}

# ensure INSTALL GROUPS...: installs what is missing (INSTALL = yes, Debian 12, root or sudo) or names it and exits 3.
ensure() {
  local install=$1 list; shift
  list=$(missing "$@")
  [ -z "$list" ] && return 0
  if [ "$install" = yes ] && on_debian_12 && { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; }; then
    # shellcheck disable=SC2046  # one word per package
    apt_install $(cut -d'|' -f1 <<<"$list" | sort -u)
    list=$(missing "$@")
    [ -z "$list" ] && return 0
  fi
  {
    echo "${0##*/}: missing on $(system_name):"
    print_missing <<<"$list"
    if on_debian_12; then
      echo "Install them as root: apt-get update && apt-get install --no-install-recommends" \
        $(cut -d'|' -f1 <<<"$list" | sort -u)
    else
      echo "Packages are installed on Debian 12 only. Install these with your system's package manager and run this again."
    fi
  } >&2
  exit 3
}

# configure PRESET FOLDER [-D...]: a CMake preset. A folder that was configured by hand keeps its generator.
configure() {
  local preset=$1 folder=$2 generator; shift 2
  generator=$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null || true)
  cmake --preset "$preset" ${generator:+-G "$generator"} -Wno-dev --log-level=NOTICE "$@"
}
