# No C types: compiled as it is, it runs faster, and every decision of a bot runs through it.
