-- What pages report of modules that failed. One row counts one network's reports of an hour: many
-- reports of one reporter weigh as one.
CREATE TABLE registry_failures (
  brand text NOT NULL REFERENCES brands (code),
  module text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  -- The network that the report came from: the first half of its address.
  reporter text NOT NULL,
  hour timestamptz NOT NULL,
  reports int NOT NULL,
  -- The latest of them.
  piece text NOT NULL,
  detail text NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (brand, module, version, kind, reporter, hour),
  FOREIGN KEY (module, version) REFERENCES module_releases (module, version)
);
CREATE INDEX registry_failures_by_time ON registry_failures (last_at);
