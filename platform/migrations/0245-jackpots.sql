-- A brand's progressive jackpot: a share of the stakes on its games, drawn at fixed times.
create table jackpot (
  id text collate "C" primary key,
  brand text not null unique,
  currency text not null,
  -- A draw is held at each whole multiple of it, in UTC.
  period_seconds integer not null check (period_seconds between 600 and 604800),
  -- What the house puts in when a draw begins.
  seed_units bigint not null check (seed_units >= 0),
  is_active boolean not null,
  revision integer not null
);

-- Of each stake, in millionths. A game's own share comes before that of its provider.
create table jackpot_share (
  jackpot_id text collate "C" not null references jackpot (id),
  provider text not null,
  -- Empty: every game of the provider.
  game_id text not null,
  millionths integer not null check (millionths between 0 and 100000),
  primary key (jackpot_id, provider, game_id)
);

create table jackpot_draw (
  id text collate "C" primary key,
  jackpot_id text collate "C" not null references jackpot (id),
  brand text not null,
  currency text not null,
  numero text not null,
  state text not null check (state in ('open', 'locked', 'sealed', 'paid', 'rolled')),
  opens_at timestamptz not null,
  locks_at timestamptz not null check (locks_at > opens_at),
  commit_hash text not null,
  -- Rounds that closed before it have been read.
  fed_until timestamptz not null,
  -- The stakes that are in it, one place a unit, and what is to be won.
  places bigint not null default 0 check (places >= 0),
  tickets bigint not null default 0 check (tickets >= 0),
  pool_units bigint not null check (pool_units >= 0),
  -- From the seal on: SHA-256 over every ticket, and the beacon's round, which lies after it.
  seal_hash text,
  beacon_source text check (beacon_source in ('local', 'quicknet')),
  beacon_chain text references lottery_beacon_chain (id),
  beacon_round integer,
  -- From the draw on.
  beacon_value text,
  beacon_signature text,
  place bigint,
  winning_round text collate "C" references game_round (id),
  drawn_at timestamptz,
  unique (jackpot_id, numero),
  check ((state in ('sealed', 'paid')) <= (seal_hash is not null and beacon_round is not null)),
  check ((state = 'paid') = (winning_round is not null)),
  check ((winning_round is null) = (place is null))
);

create unique index jackpot_draw_open on jackpot_draw (jackpot_id) where state = 'open';
create index jackpot_draw_unfinished on jackpot_draw (locks_at) where state in ('locked', 'sealed');
create index jackpot_draw_brand on jackpot_draw (brand, id);

-- Apart from the draw, so that no ordinary read can show it before its time.
create table jackpot_server_seed (
  draw_id text collate "C" primary key references jackpot_draw (id),
  seed text not null check (seed ~ '^[0-9a-f]{64}$')
);

-- One a round, once and for ever: its stake holds that many places from the first on.
create table jackpot_ticket (
  round_id text collate "C" primary key references game_round (id),
  draw_id text collate "C" not null references jackpot_draw (id),
  first_place bigint not null check (first_place >= 0),
  places bigint not null check (places > 0),
  share_units bigint not null check (share_units >= 0)
);
create unique index jackpot_ticket_place on jackpot_ticket (draw_id, first_place);

-- Rounds by when they closed: winners' boards, jackpots and the returns of games read by it.
drop index game_round_won;
create index game_round_closed on game_round (brand, closed_at) where closed_at is not null and not is_play;
