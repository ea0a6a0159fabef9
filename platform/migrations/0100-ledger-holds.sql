-- Funds taken off a player's account that wait for their end: posted whole or in part, voided, or expired.
-- The money itself stands on the account hold:<id>, so that the sum of all entries stays zero at each step.
create table ledger_hold (
  id text collate "C" primary key,
  key text collate "C" not null unique,
  -- SHA-256 of what the key stands for: the same key with other input is refused.
  input_hash bytea not null,
  path text collate "C" not null,
  to_path text collate "C" not null,
  kind text not null,
  currency text not null,
  reference text not null,
  amount_units bigint not null check (amount_units > 0),
  state text not null check (state in ('pending', 'posted', 'voided', 'expired')),
  posted_units bigint not null default 0 check (posted_units between 0 and amount_units),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null)),
  check ((state = 'posted') = (posted_units > 0))
);
create index ledger_hold_pending on ledger_hold (path) where state = 'pending';
create index ledger_hold_due on ledger_hold (expires_at, id) where state = 'pending';
