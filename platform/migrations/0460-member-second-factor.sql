-- The second factor of members: codes of an authenticator app, recovery codes, and sign-ins that wait for a code.
create table member_second_factors (
  member_id text primary key references members (id),
  -- Encrypted with a key of the platform's secret.
  secret text not null,
  -- When the app's first code was confirmed: from then on a code is required.
  proven_at timestamptz,
  -- Time step of the last accepted code: no code is accepted twice.
  last_step bigint not null default 0
);

create table member_recovery_codes (
  member_id text not null references members (id),
  hash bytea not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

create table sign_in_tickets (
  hash bytea primary key,
  member_id text not null references members (id),
  brand text not null references brands (code),
  -- Whether the device is remembered after the sign-in; null leaves it as it is.
  remember boolean,
  must_change text check (must_change in ('default-password', 'expired-password', 'asked-password')),
  expires_at timestamptz not null
);
create index sign_in_tickets_expiry on sign_in_tickets (expires_at);
