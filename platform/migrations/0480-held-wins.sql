-- The most that a round of a game may win, as a multiple of its stake, as its provider states it.
alter table game add column max_win_times integer check (max_win_times > 0);

-- Wins above their bound: accepted, and held back until two operators released them or took them back.
create table held_win (
  -- Ids sort by the time they were made.
  id text collate "C" primary key,
  provider text not null,
  transaction_uuid text not null,
  round_id text collate "C" not null references game_round (id),
  member_id text not null,
  account text not null,
  brand text not null,
  game_id text not null references game (id),
  currency text not null,
  stake_units bigint not null,
  amount_units bigint not null check (amount_units > 0),
  -- What the round could have won without anybody looking at it, and whose bound that is.
  bound_units bigint not null,
  bound_by text not null check (bound_by in ('game', 'partner')),
  hold_id text collate "C" not null references ledger_hold (id),
  state text not null check (state in ('held', 'released', 'taken-back', 'rolled-back')),
  made_at timestamptz not null,
  -- What the first operator wants, until a second one agrees.
  proposal text check (proposal in ('release', 'take-back')),
  proposed_by_id text,
  proposed_by text,
  proposed_at timestamptz,
  note text,
  decided_by text,
  decided_at timestamptz,
  check ((proposal is null) = (proposed_by_id is null)),
  check ((state = 'held') = (decided_at is null))
);
create index held_win_open on held_win (id) where state = 'held';
create index held_win_round on held_win (round_id);
