-- When a code proved that the member reads the mail address.
alter table member_details add column email_proven_at timestamptz;

-- Codes that prove an address of the member's security centre.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('login', 'register', 'forgot', 'payment-pin', 'contact'));
