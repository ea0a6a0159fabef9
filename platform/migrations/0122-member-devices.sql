-- Devices that a member asked to be remembered on. The token itself is nowhere; `token_hash` is its SHA-256.
CREATE TABLE member_devices (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  brand text NOT NULL REFERENCES brands (code),
  token_hash bytea NOT NULL UNIQUE,
  -- The token before this one: whoever shows it later has copied it, or was copied from.
  previous_hash bytea UNIQUE,
  rotated_at timestamptz NOT NULL,
  remembered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX member_devices_by_member ON member_devices (member_id);
CREATE INDEX member_devices_by_expiry ON member_devices (expires_at);
