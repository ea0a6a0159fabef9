-- Links that were asked for by e-mail. A row without a member was asked for somebody who is not there:
-- it costs the same and opens nothing.
CREATE TABLE password_links (
  hash bytea PRIMARY KEY,
  member_id text REFERENCES members (id),
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_links_by_member ON password_links (member_id, made_at);
CREATE INDEX password_links_by_expiry ON password_links (expires_at);
