"""The games at a terminal, drawn with Textual."""
