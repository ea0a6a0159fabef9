ALTER TABLE operators ADD COLUMN disabled_at timestamptz;

-- A named set of permissions. `owner` has all of them, whatever its row says.
CREATE TABLE operator_roles (
  id text PRIMARY KEY,
  permissions text[] NOT NULL,
  revision int NOT NULL
);
INSERT INTO operator_roles VALUES
  ('owner', '{}', 1),
  ('release-manager', '{modules,teams,settings}', 1),
  ('content-editor', '{content}', 1),
  ('support', '{support,members,protection,messages}', 1),
  ('cashier-clerk', '{cashier-review}', 1),
  ('cashier-lead', '{cashier-review,cashier-approve,ledger}', 1),
  ('draw-master', '{draws,games,jackpots}', 1),
  ('auditor', '{audit,ledger}', 1);

CREATE TABLE operator_grants (
  operator text NOT NULL REFERENCES operators (id),
  role text NOT NULL REFERENCES operator_roles (id),
  -- Without one it holds for all brands, those to come, too.
  brand text REFERENCES brands (code),
  UNIQUE NULLS NOT DISTINCT (operator, role, brand)
);
INSERT INTO operator_grants SELECT id, 'owner', NULL FROM operators;

CREATE TABLE operator_second_factors (
  operator text PRIMARY KEY REFERENCES operators (id),
  -- Encrypted by a key of the platform's secret.
  secret text NOT NULL,
  -- The app's first code has come: from now on it is asked for.
  proven_at timestamptz,
  -- Half a minute of the last code that was taken: none is taken twice.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE operator_recovery_codes (
  operator text NOT NULL REFERENCES operators (id),
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (operator, hash)
);

-- When a session last showed the second factor.
CREATE TABLE operator_confirmations (
  session bytea PRIMARY KEY REFERENCES sessions (hash) ON DELETE CASCADE,
  at timestamptz NOT NULL
);

-- Links of invitations and resets: one for an operator, the newest.
CREATE TABLE operator_joins (
  operator text PRIMARY KEY REFERENCES operators (id),
  hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
