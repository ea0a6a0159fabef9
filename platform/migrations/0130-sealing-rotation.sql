-- Keys made before had their private half in the clear. Pages that still hold one fetch the next.
DELETE FROM sealing_keys;
ALTER TABLE sealing_keys
  DROP COLUMN private_key,
  ADD COLUMN public_key jsonb NOT NULL,
  -- The private half, encrypted with a key of the platform that the database does not have.
  ADD COLUMN locked_key text NOT NULL;
