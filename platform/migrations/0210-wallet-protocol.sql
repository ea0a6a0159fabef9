-- A session counts what was staked and won in it, a round says in which session it began.
alter table game_session
  add column staked_units bigint not null default 0,
  add column won_units bigint not null default 0;
alter table game_round add column session_id text;

alter table provider_tx
  -- What the player had after it; null where it moved nothing.
  add column balance_after_units bigint,
  -- The exception of the game's configuration that it was let through by.
  add column by_rule text check (by_rule in ('win-without-bet', 'many-bets-one-win', 'many-wins-one-bet')),
  -- The granted free round that a bet was made from.
  add column free_rounds_id text;

alter table provider_tx drop constraint provider_tx_kind_check;
alter table provider_tx add constraint provider_tx_kind_check
  check (kind in ('bet', 'win', 'rollback', 'promo', 'adjust', 'unknown'));

-- The transactions of a round, and of a partner in a stretch of time.
create index provider_tx_round on provider_tx (round_id);
create index provider_tx_partner_time on provider_tx (partner, booked_at);
create index game_round_open on game_round (started_at) where state = 'open';

-- Free rounds that a member was given with a provider: each pays for one bet.
create table free_rounds (
  id text primary key,
  provider text not null,
  member_id text not null,
  -- One game, or every game of the provider.
  game_code text,
  currency text not null,
  rounds integer not null check (rounds > 0),
  used integer not null default 0 check (used between 0 and rounds),
  -- The most that a round may be worth.
  stake_units bigint not null check (stake_units > 0),
  expires_at timestamptz not null
);

-- What a member owes after a result was corrected downwards and the money was gone.
create table game_debt (
  member_id text not null,
  currency text not null,
  owed_units bigint not null check (owed_units >= 0),
  primary key (member_id, currency)
);
