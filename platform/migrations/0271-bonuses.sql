-- Money that a player was given under terms: to be staked some times over before it is theirs to withdraw.
create table bonus (
  -- Ids sort by the time they were made.
  id text collate "C" primary key,
  member_id text not null,
  brand text not null,
  currency text not null,
  campaign text not null,
  granted_units bigint not null check (granted_units > 0),
  -- How much has to be staked, and how much was, each stake by the weight of its game.
  target_units bigint not null check (target_units >= 0),
  wagered_units bigint not null default 0 check (wagered_units >= 0),
  -- Which money a stake takes first.
  spends text not null check (spends in ('bonus-first', 'cash-first')),
  -- A stake above it is cash alone, and counts for nothing.
  max_stake_units bigint check (max_stake_units > 0),
  -- Type of game → percent of a stake that counts; games of other types are not played with it.
  weights jsonb not null,
  state text not null check (state in ('active', 'converted', 'spent', 'expired', 'forfeited')),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'active') = (ended_at is null))
);

-- One at a time: a player sees what a stake is taken from.
create unique index bonus_active on bonus (member_id) where state = 'active';
create index bonus_member on bonus (member_id, id);
create index bonus_expires on bonus (expires_at) where state = 'active';

-- What of a round's stakes was bonus money: its wins are split in the same proportion.
alter table game_round
  add column bonus_id text collate "C" references bonus (id),
  add column bonus_stake_units bigint not null default 0 check (bonus_stake_units between 0 and stake_units);
create index game_round_bonus on game_round (bonus_id) where bonus_id is not null and state = 'open';

-- What of a transaction was bonus money, and how much of a bet counted for the bonus's terms.
alter table provider_tx
  add column bonus_id text collate "C",
  add column bonus_units bigint not null default 0,
  add column wager_units bigint not null default 0;

-- Where a free round's wins go: to the player's cash, or into a bonus under these terms.
alter table free_rounds add column win_terms jsonb;
