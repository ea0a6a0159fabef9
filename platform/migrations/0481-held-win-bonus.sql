-- The bonus whose money was staked in the round of a held win, and its part of the win: a released win is split.
alter table held_win
  add column bonus_id text,
  add column bonus_units bigint not null default 0 check (bonus_units between 0 and amount_units),
  add check (bonus_id is not null or bonus_units = 0);
