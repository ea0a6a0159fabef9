-- With what a team's machines release its modules. The token itself is kept nowhere.
CREATE TABLE team_tokens (
  id text PRIMARY KEY,
  team text NOT NULL,
  -- Names of modules, `*` for any part of a name.
  modules text NOT NULL,
  -- SHA-256 of the token: it is 32 random bytes, so that a slow hash would add nothing.
  hash bytea NOT NULL UNIQUE,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- A release on its way in: its files lie in the storage under its digest until all are there.
CREATE TABLE release_uploads (
  -- SHA-256 of the manifest.
  digest text PRIMARY KEY,
  module text NOT NULL,
  version text NOT NULL,
  manifest text NOT NULL,
  begun_at timestamptz NOT NULL
);
CREATE INDEX release_uploads_by_age ON release_uploads (begun_at);

-- What a build knows of itself beyond its files; NULL for releases from before.
ALTER TABLE module_releases ADD COLUMN facts jsonb;

-- Shells that went live: the audit of a module asks what they serve, and a refused shell leaves the last one in place.
CREATE TABLE shell_releases (
  digest text PRIMARY KEY,
  release jsonb NOT NULL,
  admitted_at timestamptz NOT NULL,
  -- Renewed by each process that serves it.
  seen_at timestamptz NOT NULL
);
