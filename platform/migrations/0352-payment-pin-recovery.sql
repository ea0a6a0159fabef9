-- A code goes to a mobile number or to a mail address, and one more purpose asks for it.
ALTER TABLE one_time_codes RENAME COLUMN mobile TO recipient;
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check
  CHECK (purpose IN ('login', 'register', 'forgot', 'payment-pin'));

-- Until when no money leaves an account whose payment PIN was recovered.
ALTER TABLE members ADD COLUMN withdrawals_from timestamptz;
