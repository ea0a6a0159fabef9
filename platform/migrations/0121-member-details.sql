-- What a member told at registration beyond name and password.
CREATE TABLE member_details (
  member_id text PRIMARY KEY REFERENCES members (id),
  brand text NOT NULL REFERENCES brands (code),
  -- E.164.
  mobile text,
  -- When a code or a phone authentication proved the number. An unproven one opens nothing.
  mobile_proven_at timestamptz,
  email text,
  -- The optional fields by their names of the form.
  answers jsonb NOT NULL,
  domain text,
  register_url text NOT NULL
);
CREATE UNIQUE INDEX member_details_by_mobile ON member_details (brand, mobile)
  WHERE mobile_proven_at IS NOT NULL;
