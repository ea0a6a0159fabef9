-- What operators set for a brand, by section. A missing row, and a missing key of a value, stands for
-- the default: a new setting needs no migration.
CREATE TABLE brand_settings (
  brand text NOT NULL REFERENCES brands (code),
  section text NOT NULL,
  value jsonb NOT NULL,
  -- Rises with each change.
  revision int NOT NULL DEFAULT 0,
  PRIMARY KEY (brand, section)
);

INSERT INTO brand_settings (brand, section, value)
SELECT brand, 'flags', jsonb_object_agg(flag, is_enabled) FROM brand_flags GROUP BY brand;

INSERT INTO brand_settings (brand, section, value)
SELECT code, 'register', register_settings FROM brands;

INSERT INTO brand_settings (brand, section, value)
SELECT code, 'profile', jsonb_build_object('minimumAge', minimum_age, 'currencySymbol', currency_symbol) FROM brands;

INSERT INTO brand_settings (brand, section, value)
SELECT code, 'maintenance', jsonb_build_object('isOn', true) FROM brands WHERE status = 1;

DROP TABLE brand_flags;

ALTER TABLE brands
  DROP COLUMN register_settings,
  DROP COLUMN minimum_age,
  DROP COLUMN currency_symbol,
  DROP COLUMN status;
