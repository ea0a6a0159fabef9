-- A code that was sent before the newest one is valid until its own time is over: text messages can overtake each other.
ALTER TABLE one_time_codes
  ADD COLUMN earlier_hash bytea,
  ADD COLUMN earlier_expires_at timestamptz,
  ADD CHECK ((earlier_hash IS NULL) = (earlier_expires_at IS NULL));
