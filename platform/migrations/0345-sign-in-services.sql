-- Identity providers and the phone authentication of a brand, as operators set them up in the console.
CREATE TABLE sign_in_services (
  brand text NOT NULL REFERENCES brands (code),
  kind text NOT NULL CHECK (kind IN ('google', 'facebook', 'openid', 'firebase')),
  is_on boolean NOT NULL,
  -- On the button of an OpenID provider.
  label text NOT NULL,
  issuer text NOT NULL,
  -- Of Firebase: the project's id.
  client_id text NOT NULL,
  -- Of Firebase; it is public.
  api_key text NOT NULL,
  keys_url text NOT NULL,
  -- Encrypted by a key of the platform's secret; it never leaves the server again.
  locked_secret text,
  -- Name of a file in the folder of SECRETS_DIR, in place of a stored secret.
  secret_file text NOT NULL,
  revision integer NOT NULL,
  PRIMARY KEY (brand, kind),
  CHECK (locked_secret IS NULL OR secret_file = '')
);
