"""Several servers that form one place: PostgreSQL says who owns a table, NATS carries frames between servers.

A table is owned by one server, which does everything as a single server does. A socket may be at another one: that
measures the line, applies the limits and relays frames both ways. Nothing here decides who may write; the store does.
"""
