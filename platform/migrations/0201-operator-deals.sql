ALTER TABLE module_placements
  -- A newer version that a share of the visitors gets.
  ADD COLUMN canary_version text,
  ADD COLUMN canary_percent int NOT NULL DEFAULT 0,
  ADD COLUMN canary_since timestamptz,
  -- The version on trial that went back by itself.
  ADD COLUMN withdrawn_version text,
  ADD COLUMN withdrawn_at timestamptz,
  -- Values of the module's own settings; one that is missing is the release's default.
  ADD COLUMN settings jsonb NOT NULL DEFAULT '{}',
  ADD CHECK (canary_percent BETWEEN 0 AND 100),
  ADD CHECK ((canary_version IS NULL) = (canary_percent = 0)),
  ADD CHECK ((canary_version IS NULL) = (canary_since IS NULL)),
  ADD FOREIGN KEY (module, canary_version) REFERENCES module_releases (module, version);

-- Networks that pages with a version on trial went to: its failures are a share of them.
CREATE TABLE registry_deals (
  brand text NOT NULL REFERENCES brands (code),
  module text NOT NULL,
  version text NOT NULL,
  network text NOT NULL,
  hour timestamptz NOT NULL,
  PRIMARY KEY (brand, module, version, network, hour)
);
CREATE INDEX registry_deals_by_hour ON registry_deals (hour);
