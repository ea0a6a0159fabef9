CREATE TABLE module_releases (
  module text NOT NULL,
  version text NOT NULL,
  -- The release manifest as its build wrote it, and the SHA-256 of that text.
  manifest jsonb NOT NULL,
  digest text NOT NULL,
  bytes bigint NOT NULL,
  released_at timestamptz NOT NULL,
  PRIMARY KEY (module, version)
);
CREATE INDEX module_releases_by_age ON module_releases (module, released_at);

CREATE TABLE module_placements (
  brand text NOT NULL REFERENCES brands (code),
  module text NOT NULL,
  is_enabled boolean NOT NULL,
  -- NULL follows the newest release.
  version text,
  revision int NOT NULL,
  PRIMARY KEY (brand, module),
  FOREIGN KEY (module, version) REFERENCES module_releases (module, version)
);

CREATE TABLE audit_entries (
  id text PRIMARY KEY,
  at timestamptz NOT NULL,
  operator text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  before text NOT NULL,
  after text NOT NULL,
  note text NOT NULL
);
-- Nobody rewrites what an operator did, the platform itself included.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries FROM CURRENT_USER;
