-- The seed of the virtual leagues and the begin of their first season: everything in them follows from these.
create table world (
  id integer primary key check (id = 1),
  seed text not null,
  begun_at timestamptz not null
);

create table play_session (
  id text primary key,
  -- SHA-256 of the token that the page holds.
  token_hash text not null unique,
  -- The wallet's own token: worthless without the book's signature.
  wallet_token text not null,
  partner text not null,
  player text not null,
  currency text not null,
  language text not null,
  game_code text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);

create table match (
  id text primary key,
  league text not null,
  season integer not null,
  round integer not null,
  home text not null,
  away text not null,
  starts_at timestamptz not null,
  commit text,
  -- 0 until the match has a result; a correction has a higher number.
  revision integer not null,
  -- The revision that bets were settled by.
  settled_revision integer not null,
  outcome text check (outcome in ('ended', 'void')),
  home_score integer not null,
  away_score integer not null,
  periods jsonb not null,
  seed text,
  ended_at timestamptz
);

create index match_of_league on match (league, season, starts_at);
create index match_unsettled on match (id) where revision > settled_revision;
create index match_unfinished on match (starts_at) where revision = 0;

create table ticket (
  id text primary key,
  session_id text not null references play_session (id),
  -- Named by the page: a repeated order is the same ticket.
  order_id text not null,
  partner text not null,
  player text not null,
  currency text not null,
  game_code text not null,
  state text not null check (state in
    ('delayed', 'betting', 'rolling-back', 'open', 'paying', 'voiding', 'closed', 'void', 'refused', 'cancelled')),
  stake_units bigint not null check (stake_units > 0),
  win_units bigint not null check (win_units >= 0),
  -- What the ticket pays if every leg wins.
  potential_units bigint not null check (potential_units >= stake_units),
  is_parlay boolean not null,
  is_cashed_out boolean not null,
  refusal text,
  -- Balance after the last answer of the wallet, in its units.
  balance text,
  attempts integer not null,
  -- Nobody else takes the next step before this time.
  due_at timestamptz not null,
  placed_at timestamptz not null,
  ended_at timestamptz,
  unique (partner, player, order_id)
);

create index ticket_due on ticket (due_at)
  where state in ('delayed', 'betting', 'rolling-back', 'paying', 'voiding');
create index ticket_of_player on ticket (partner, player, placed_at);
create index ticket_of_book on ticket (partner, placed_at);

create table leg (
  ticket_id text not null references ticket (id),
  n integer not null,
  match_id text not null,
  market text not null,
  selection text not null,
  -- Decimal odds in hundredths.
  price integer not null check (price > 100),
  -- Names for lists, as they were when the bet was made.
  label jsonb not null,
  -- Halves of the stake that won and that are returned; null until the match is decided.
  win smallint,
  refund smallint,
  is_void boolean not null,
  primary key (ticket_id, n)
);

create index leg_of_match on leg (match_id);

-- A difference that a corrected result makes to a ticket that was already paid.
create table correction (
  ticket_id text not null references ticket (id),
  n integer not null,
  amount_units bigint not null,
  is_sent boolean not null,
  attempts integer not null,
  due_at timestamptz not null,
  made_at timestamptz not null,
  primary key (ticket_id, n)
);

create index correction_due on correction (due_at) where not is_sent;

create table seen_nonce (
  nonce text primary key,
  seen_at timestamptz not null
);
