-- What a brand has stated; a brand without a row, or a column without a value, follows the house.
CREATE TABLE verification_settings (
  brand text PRIMARY KEY REFERENCES brands (code),
  -- PBKDF2 rounds of one try.
  challenge_cost int CHECK (challenge_cost BETWEEN 1 AND 100000),
  code_minutes int CHECK (code_minutes BETWEEN 1 AND 60),
  codes_per_number int CHECK (codes_per_number >= 0),
  codes_per_address int CHECK (codes_per_address >= 0),
  codes_per_brand int CHECK (codes_per_brand >= 0),
  enrols_social boolean
);

-- Solutions and tokens that have served: SHA-256 of each, kept as long as it would be valid.
CREATE TABLE spent_proofs (
  hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_proofs_by_expiry ON spent_proofs (expires_at);

CREATE TABLE captchas (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  -- A keyed hash to compare with, and the characters for the voice, encrypted.
  answer_hash bytea NOT NULL,
  locked_answer text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captchas_by_expiry ON captchas (expires_at);

-- The newest code of a number for one purpose; an older one is void.
CREATE TABLE one_time_codes (
  brand text NOT NULL REFERENCES brands (code),
  purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'forgot')),
  mobile text NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (brand, purpose, mobile)
);
CREATE INDEX one_time_codes_by_expiry ON one_time_codes (expires_at);

-- When something was last done, and how often today: one row for each visitor, number and brand.
CREATE TABLE verification_counts (
  name text PRIMARY KEY,
  day date NOT NULL,
  times int NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX verification_counts_by_day ON verification_counts (day);

CREATE TABLE social_links (
  brand text NOT NULL REFERENCES brands (code),
  issuer text NOT NULL,
  subject text NOT NULL,
  provider text NOT NULL,
  member_id text NOT NULL REFERENCES members (id),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (brand, issuer, subject),
  -- One account of a provider for a member.
  UNIQUE (member_id, issuer)
);

-- Accounts at a provider that nobody here has yet, between the provider's word and the registration.
CREATE TABLE social_arrivals (
  ticket_hash bytea PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  locked_profile text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_arrivals_by_expiry ON social_arrivals (expires_at);
