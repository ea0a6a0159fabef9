-- Of a provider that keeps its players' money in wallets of its own; empty for all others.
create table wallet (
  player text not null,
  currency text not null,
  units bigint not null check (units >= 0),
  primary key (player, currency)
);

-- Each movement of a round once, by its transaction id. A rollback of a bet that never came is kept, too: the bet is
-- refused when it comes late.
create table wallet_move (
  id text primary key,
  player text not null,
  currency text not null,
  kind text not null check (kind in ('bet', 'win', 'tombstone')),
  units bigint not null check (units >= 0),
  round_id text not null,
  is_undone boolean not null default false,
  moved_at timestamptz not null
);

-- Transfers of the platform by their references: each has one outcome, for ever.
create table wallet_transfer (
  reference text primary key,
  player text not null,
  currency text not null,
  direction text not null check (direction in ('deposit', 'withdraw', 'none')),
  units bigint not null,
  outcome text not null check (outcome in ('done', 'no-money', 'refused')),
  made_at timestamptz not null
);
