"""HEATED for programs that learn: decisions and views as numbers, hidden cards dealt anew."""
