# No C types: compiled as it is, it runs faster, and every action at a live table runs through it.
