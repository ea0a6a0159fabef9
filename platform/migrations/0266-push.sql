-- How far each reader of the outbox of live events has come.
CREATE TABLE live_readers (
  name text PRIMARY KEY,
  position jsonb NOT NULL
);

-- Browsers that a member asked to be told in. How each is reached is locked with the platform's secret.
CREATE TABLE push_browsers (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  brand text NOT NULL REFERENCES brands (code),
  -- SHA-256 of the endpoint: a browser has one row, whoever uses it.
  mark text NOT NULL UNIQUE,
  locked_address text NOT NULL,
  language text NOT NULL,
  kinds text[] NOT NULL,
  kept_at timestamptz NOT NULL
);
CREATE INDEX push_browsers_by_member ON push_browsers (member_id, kept_at);
CREATE INDEX push_browsers_by_brand ON push_browsers (brand);

CREATE TABLE push_letters (
  browser_id text NOT NULL REFERENCES push_browsers (id) ON DELETE CASCADE,
  -- What happened, as `withdrawal:wdr_…:paid`: a browser hears of it once.
  source text NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped')),
  attempts int NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (browser_id, source)
);
CREATE INDEX push_letters_due ON push_letters (due_at) WHERE state = 'waiting';
CREATE INDEX push_letters_by_age ON push_letters (made_at);
