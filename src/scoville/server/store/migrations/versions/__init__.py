"""One module for each step, oldest first by `down_revision`."""
