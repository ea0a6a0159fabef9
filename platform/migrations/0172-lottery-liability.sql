-- Numbers that are closed or pay half: on every draw of a game that is not yet locked, until lifted.
create table lottery_restriction (
  game_id text not null,
  -- Play type and choice, as `top3:867`.
  pick text collate "C" not null,
  rule text not null check (rule in ('closed', 'half-price')),
  reason text not null,
  set_by text not null,
  set_at timestamptz not null,
  primary key (game_id, pick)
);

-- The most that one number of a play type may cost the house on one draw. Counts for draws that open later,
-- so that nothing staked before is missing from the sum.
create table lottery_cap (
  game_id text not null,
  play_type text not null,
  currency text not null,
  cap_units bigint not null check (cap_units > 0),
  set_by text not null,
  set_at timestamptz not null,
  primary key (game_id, play_type, currency)
);

-- What a capped number may cost so far: taken in the transaction of each bet.
create table lottery_liability (
  draw_id text not null references lottery_draw (id),
  pick text collate "C" not null,
  currency text not null,
  payout_units bigint not null check (payout_units >= 0),
  primary key (draw_id, pick, currency)
);
