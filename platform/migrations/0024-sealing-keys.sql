CREATE TABLE sealing_keys (
  -- Rises with each new key: of two processes that make the same generation, one is taken.
  generation int PRIMARY KEY,
  kid text NOT NULL UNIQUE,
  private_key jsonb NOT NULL,
  made_at timestamptz NOT NULL
);
