CREATE TABLE brands (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  currency_symbol text NOT NULL,
  languages text[] NOT NULL,
  default_language text NOT NULL,
  default_theme text NOT NULL CHECK (default_theme IN ('light', 'dark')),
  look text NOT NULL,
  -- Colour of the browser's own frame and of the icon, as #rrggbb.
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  minimum_age smallint NOT NULL CHECK (minimum_age IN (18, 21)),
  -- 0 normal, 1 maintenance, 2 region restricted.
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  register_settings jsonb NOT NULL,
  position int NOT NULL
);

CREATE TABLE brand_hosts (
  host text PRIMARY KEY CHECK (host = lower(host)),
  brand text NOT NULL REFERENCES brands (code)
);

CREATE TABLE brand_flags (
  brand text NOT NULL REFERENCES brands (code),
  flag text NOT NULL,
  is_enabled boolean NOT NULL,
  PRIMARY KEY (brand, flag)
);
