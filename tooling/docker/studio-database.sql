-- A provider keeps its own books: the studio sees nothing of the platform.
CREATE DATABASE studio;
