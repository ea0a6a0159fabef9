-- Builds on an operator's own machine that take a release's place on the pages of that one session.
CREATE TABLE site_local_builds (
  -- Hash of the operator's session credential.
  session text NOT NULL,
  module text NOT NULL,
  base_url text NOT NULL,
  release jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session, module)
);
