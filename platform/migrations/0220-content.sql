-- Banners of a brand's strip, by group; words by language.
CREATE TABLE banners (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  group_name text NOT NULL,
  position int NOT NULL,
  enabled boolean NOT NULL,
  art text NOT NULL,
  -- Where it leads; NULL for one that is not clickable.
  linkage jsonb,
  words jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  revision int NOT NULL
);
CREATE INDEX banners_by_group ON banners (brand, group_name, position);

-- What a brand tells its players. Content is HTML as it was written; it is sanitised when it is served.
CREATE TABLE notices (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  types text[] NOT NULL,
  words jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  is_published boolean NOT NULL,
  -- Whether pages that are open have been told that it shows.
  is_announced boolean NOT NULL,
  revision int NOT NULL
);
CREATE INDEX notices_by_start ON notices (brand, starts_at DESC, id DESC);
CREATE INDEX notices_to_announce ON notices (starts_at) WHERE is_published AND NOT is_announced;

-- What visitors and members write to a brand.
CREATE TABLE feedback (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  member_id text,
  topic text NOT NULL,
  name text NOT NULL,
  contact text NOT NULL,
  message text NOT NULL,
  -- Repeating it with the same key is the same feedback.
  idempotency_key text NOT NULL,
  made_at timestamptz NOT NULL,
  settled_by text,
  settled_at timestamptz,
  UNIQUE (brand, idempotency_key)
);
CREATE INDEX feedback_open ON feedback (made_at, id) WHERE settled_at IS NULL;
CREATE INDEX feedback_settled ON feedback (settled_at, id) WHERE settled_at IS NOT NULL;
