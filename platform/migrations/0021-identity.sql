CREATE TABLE members (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  username text NOT NULL,
  -- Lower case: two members of a brand never differ by case alone.
  username_key text NOT NULL,
  nickname text NOT NULL,
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  password_hash text NOT NULL,
  payment_pin_hash text NOT NULL,
  upline_id text REFERENCES members (id),
  -- Ids of everybody above, the topmost first, as `/mem_a/mem_b/`; `/` for nobody.
  upline_path text COLLATE "C" NOT NULL,
  affiliate_code text,
  -- The idempotency key of the registration, so that a repeat finds its account.
  registration_key text,
  joined_at timestamptz NOT NULL,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  UNIQUE (brand, username_key),
  UNIQUE (brand, affiliate_code),
  UNIQUE (brand, registration_key)
);
CREATE INDEX members_by_upline ON members (upline_path, id);

-- Sessions of members and operators. The credential itself is nowhere; `hash` is its SHA-256.
CREATE TABLE sessions (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('member', 'operator')),
  subject text NOT NULL,
  opened_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- Attempts of a sign-in, kept for names that exist and names that do not: a lock tells nothing.
CREATE TABLE sign_in_attempts (
  scope text NOT NULL,
  name text NOT NULL,
  attempts int NOT NULL,
  first_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (scope, name)
);
CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (first_at);
