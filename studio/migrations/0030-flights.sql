-- Seeds of a crash game's flights, made at once: each is the SHA-256 of the one that comes after it.
create table flight_chain (
  id text primary key,
  game_code text not null,
  length integer not null check (length > 0),
  -- Seed of the last flight: all others follow from it. Never shown before that flight is over.
  last_seed text not null,
  -- SHA-256 of the first flight's seed: published before the first flight.
  published text not null,
  made_at timestamptz not null
);

-- Shared by everybody in the room.
create table flight (
  id text primary key,
  game_code text not null,
  chain_id text not null references flight_chain (id),
  place integer not null check (place > 0),
  state text not null check (state in ('boarding', 'flying', 'over', 'cancelled')),
  takes_off_at timestamptz not null,
  -- Set with the take-off, when nobody can bet any more.
  took_off_at timestamptz,
  salt text,
  -- Hundredths, drawn at the take-off; nobody learns them before the flight is over.
  end_odds integer,
  -- The last moment at which a process is known to have served the flight.
  beat_at timestamptz not null,
  -- For a while nobody could get off, because no process served the flight.
  is_interrupted boolean not null default false,
  ended_at timestamptz,
  unique (chain_id, place)
);

create index flight_latest on flight (game_code, takes_off_at desc);

-- Who is on board: written at the take-off, for every stake that was booked by then.
create table flight_seat (
  round_id text primary key references round (id),
  flight_id text not null references flight (id),
  -- Hundredths; null for a player who gets off by hand.
  auto_odds integer,
  -- Hundredths at which the player got off.
  left_odds integer
);

create index flight_seat_of on flight_seat (flight_id);
create index round_of_flight on round ((choice ->> 'flight'));
