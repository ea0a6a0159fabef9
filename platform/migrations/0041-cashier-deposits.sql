-- How members of a brand can put money in; a row more is a method more.
create table deposit_methods (
  brand text not null,
  code text not null,
  provider text not null,
  name jsonb not null,
  min_units bigint not null check (min_units > 0),
  max_units bigint not null,
  suggested_units bigint[] not null,
  position integer not null,
  is_enabled boolean not null default true,
  primary key (brand, code),
  check (max_units >= min_units)
);

-- A deposit from its request to its end. `pay_url` is empty until the provider has answered.
create table deposits (
  id text collate "C" primary key,
  brand text not null,
  member_id text not null,
  idempotency_key text not null,
  method text not null,
  provider text not null,
  amount_units bigint not null check (amount_units > 0),
  currency text not null,
  return_url text not null,
  language text not null,
  state text not null check (state in ('pending', 'credited', 'declined', 'expired')),
  payment_id text,
  pay_url text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  next_ask_at timestamptz not null,
  decided_at timestamptz,
  unique (member_id, idempotency_key),
  check ((payment_id is null) = (pay_url is null)),
  check ((state = 'pending') = (decided_at is null))
);

create index deposits_of_member on deposits (member_id, id);
create index deposits_to_ask on deposits (next_ask_at) where state = 'pending';

-- Each word of a provider, once, with what came of it.
create table payment_notices (
  provider text not null,
  event_id text not null,
  deposit_id text not null,
  state text not null,
  amount text not null,
  currency text not null,
  outcome text not null check (outcome in ('applied', 'late', 'mismatch')),
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create index payment_notices_of_deposit on payment_notices (deposit_id);
