-- Transfers between members' wallets and providers that keep wallets of their own. While a transfer is on its
-- way its money stands on the account transit:<id>.
create table wallet_transfer (
  id text collate "C" primary key,
  member_id text not null,
  idempotency_key text not null,
  brand text not null,
  provider text not null,
  direction text not null check (direction in ('out', 'in')),
  currency text not null,
  amount_units bigint not null check (amount_units > 0),
  state text not null check (state in ('sent', 'unknown', 'done', 'failed')),
  requested_at timestamptz not null,
  ended_at timestamptz,
  -- How often the provider was asked what became of it, and when it is asked next.
  asked integer not null default 0,
  next_ask_at timestamptz,
  unique (member_id, idempotency_key),
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state in ('sent', 'unknown')) = (next_ask_at is not null))
);
create index wallet_transfer_of_member on wallet_transfer (member_id, id);
create index wallet_transfer_to_ask on wallet_transfer (next_ask_at) where next_ask_at is not null;
