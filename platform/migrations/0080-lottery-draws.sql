-- A chain of SHA-256 links. Round 0 is its published end; round r is the value whose hash is round r - 1.
create table lottery_beacon_chain (
  id text primary key,
  -- The value of the last round, from which every other is hashed. Never leaves the beacon.
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  chain_end text not null check (chain_end ~ '^[0-9a-f]{64}$'),
  period_seconds integer not null check (period_seconds > 0),
  starts_at timestamptz not null unique,
  ends_at timestamptz not null check (ends_at > starts_at),
  published_at timestamptz not null
);

create table lottery_draw (
  id text primary key,
  game_id text not null,
  numero text not null,
  state text not null check (
    state in ('scheduled', 'open', 'locked', 'drawing', 'resulted', 'settled', 'void')
  ),
  opens_at timestamptz not null,
  locks_at timestamptz not null check (locks_at > opens_at),
  draws_at timestamptz not null check (draws_at >= locks_at),
  -- Known from the opening on.
  commit_hash text,
  beacon_chain text references lottery_beacon_chain (id),
  beacon_round integer,
  -- Known from the result on.
  beacon_value text,
  result smallint[],
  result_version integer not null default 0,
  -- When every payout or refund was booked.
  settled_at timestamptz,
  -- Lease of the drawing job under which the state was last changed: an older holder changes nothing.
  fence bigint not null default 0,
  unique (game_id, numero),
  check (state in ('scheduled', 'void') or (commit_hash is not null and beacon_round is not null)),
  check ((state in ('resulted', 'settled')) = (result is not null)),
  check ((result is null) = (beacon_value is null)),
  check ((result is null) = (result_version = 0))
);

-- What the jobs ask for every half second: the few draws that are not finished.
create index lottery_draw_unfinished on lottery_draw (draws_at) where settled_at is null;
create index lottery_draw_opened on lottery_draw (game_id, draws_at desc) where result is not null;

-- Apart from the draw, so that no ordinary read can show it before its time.
create table lottery_server_seed (
  draw_id text primary key references lottery_draw (id),
  seed text not null check (seed ~ '^[0-9a-f]{64}$')
);
