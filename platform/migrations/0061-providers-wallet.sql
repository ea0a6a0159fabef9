-- Launch tokens and session tokens are kept as SHA-256 only.
create table game_launch (
  token_hash text primary key,
  member_id text not null,
  account text not null,
  brand text not null,
  game_id text not null references game (id),
  provider text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index game_launch_expires_at on game_launch (expires_at);

create table game_session (
  id text primary key,
  token_hash text not null unique,
  member_id text not null,
  account text not null,
  brand text not null,
  game_id text not null references game (id),
  provider text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);

create table game_round (
  -- Ids sort by the time they were made.
  id text collate "C" primary key,
  provider text not null,
  member_id text not null,
  -- The provider's own name of the round.
  provider_round text not null,
  account text not null,
  brand text not null,
  game_id text not null references game (id),
  currency text not null,
  state text not null check (state in ('open', 'closed', 'cancelled')),
  stake_units bigint not null check (stake_units >= 0),
  win_units bigint not null check (win_units >= 0),
  -- What the round's account holds: stakes not yet paid out or given to the house.
  held_units bigint not null check (held_units >= 0),
  started_at timestamptz not null,
  closed_at timestamptz,
  unique (provider, member_id, provider_round)
);

create index game_round_member on game_round (member_id, id);
create index game_round_won on game_round (brand, closed_at) where win_units > 0;

-- Every call that moves money, once. Providers may use one id for two players.
create table provider_tx (
  partner text not null,
  player text not null,
  transaction_uuid text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'unknown')),
  -- SHA-256 over what a repeat must have in common with the first; empty for a tombstone.
  fingerprint text not null,
  -- A tombstone stands for a bet that was rolled back before it came.
  state text not null check (state in ('booked', 'refused', 'rolled-back', 'tombstone')),
  -- Answer to a repeat.
  status text not null,
  round_id text collate "C" references game_round (id),
  amount_units bigint not null,
  reference text,
  -- Of a bet: the win that decided it.
  settled_by text,
  booked_at timestamptz not null,
  primary key (partner, player, transaction_uuid)
);
