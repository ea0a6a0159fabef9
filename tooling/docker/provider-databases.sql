-- A provider keeps its own books: none sees anything of the platform or of another provider.
CREATE DATABASE studio;
CREATE DATABASE ds88;
CREATE DATABASE meghna;
CREATE DATABASE alborada;
CREATE DATABASE rupkotha;
CREATE DATABASE fb;
CREATE DATABASE tf;
CREATE DATABASE ia;
