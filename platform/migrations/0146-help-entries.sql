-- The help centre of a brand, by language.
CREATE TABLE help_entries (
  brand text NOT NULL REFERENCES brands (code),
  language text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z][a-z0-9-]{0,60}$'),
  title text NOT NULL,
  -- HTML as it was written; it is sanitised when it is served.
  content text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (brand, language, slug)
);
