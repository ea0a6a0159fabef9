-- The keys that sign site manifests. A key is published a generation before it signs.
CREATE TABLE site_keys (
  -- Of two processes that make the same generation, one is taken.
  generation int PRIMARY KEY,
  kid text NOT NULL UNIQUE,
  -- Raw Ed25519 keys, base64url.
  public_key text NOT NULL,
  private_key text NOT NULL,
  signs_from timestamptz NOT NULL
);
