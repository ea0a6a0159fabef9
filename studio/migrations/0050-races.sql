-- Races of two boats, shared by everybody in the room. Their seeds are places of a `flight_chain`, as those of flights.
create table race (
  id text primary key,
  game_code text not null,
  chain_id text not null references flight_chain (id),
  place integer not null check (place > 0),
  state text not null check (state in ('betting', 'racing', 'over', 'cancelled')),
  -- No bet counts from this moment on.
  locks_at timestamptz not null,
  started_at timestamptz,
  -- Set at the start, when nobody can bet any more: with the seed they decide the race.
  salt text,
  won text check (won in ('red', 'draw', 'green')),
  -- By currency: the pool with the house's part, and the dividends in hundredths.
  pools jsonb,
  ended_at timestamptz,
  unique (chain_id, place)
);

create index race_latest on race (game_code, locks_at desc);

-- The bets that count: written at the start, for every stake that was booked by then.
create table race_bet (
  round_id text primary key references round (id),
  race_id text not null references race (id),
  side text not null check (side in ('red', 'draw', 'green')),
  currency text not null
);

create index race_bet_of on race_bet (race_id);
create index round_of_race on round ((choice ->> 'race'));
