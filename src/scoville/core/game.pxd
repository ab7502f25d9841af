# No C types: compiled as it is, it runs faster, and every action of every game runs through it.
