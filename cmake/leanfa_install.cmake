# Install rules: library, headers, CMake package, pkg-config file.
