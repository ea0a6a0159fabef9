create table play_session (
  id text primary key,
  -- SHA-256 of the token that the page holds.
  token_hash text not null unique,
  -- The wallet's own token: presented with every bet, worthless without the studio's signature.
  wallet_token text not null,
  player text not null,
  currency text not null,
  language text not null,
  game_code text not null,
  -- Server seed of the next spin; its SHA-256 is what the page shows beforehand.
  next_seed text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);

-- A spin from the button to the last answer of the wallet. The outcome stands before the bet is sent.
create table round (
  id text primary key,
  session_id text not null references play_session (id),
  -- Named by the page: a second press of the same spin is the same round.
  spin_id text not null,
  state text not null check (state in ('betting', 'rolling-back', 'paying', 'closed', 'refused', 'cancelled')),
  stake_units bigint not null check (stake_units > 0),
  win_units bigint not null check (win_units >= 0),
  server_seed text not null,
  client_seed text not null,
  stops jsonb not null,
  -- Why a bet was refused.
  refusal text,
  -- Balance after the last answer of the wallet, in its units.
  balance text,
  attempts integer not null,
  -- Nobody else takes the next step before this time.
  due_at timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (session_id, spin_id)
);

create index round_unfinished on round (due_at) where state in ('betting', 'rolling-back', 'paying');

create table seen_nonce (
  nonce text primary key,
  seen_at timestamptz not null
);
