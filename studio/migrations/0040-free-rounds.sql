-- Free rounds that the platform granted to players of ours, as it told them last.
create table free_rounds (
  reward_uuid text primary key,
  revision integer not null,
  state text not null check (state in ('active', 'cancelled', 'expired')),
  player text not null,
  -- One game, or every game of ours.
  game_code text,
  currency text not null,
  rounds integer not null,
  remaining integer not null,
  -- The most that one of them may be worth.
  stake_units bigint not null,
  expires_at timestamptz not null
);
create index free_rounds_player on free_rounds (player, expires_at) where state = 'active' and remaining > 0;

-- The free rounds that a round is played from.
alter table round add column reward_uuid text;
