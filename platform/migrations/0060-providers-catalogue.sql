-- What the providers offer, as last read from their catalogues.
create table game (
  id text primary key,
  provider text not null,
  code text not null,
  name jsonb not null,
  -- The name in every language, folded for search.
  search text not null,
  kind text not null,
  classify text not null,
  launch_path text not null,
  art text not null,
  rtp double precision not null,
  -- Currency code to decimal string.
  min_bet jsonb not null,
  is_hot boolean not null,
  -- False once the provider no longer lists the game.
  is_active boolean not null,
  position integer not null,
  read_at timestamptz not null,
  unique (provider, code)
);

create index game_kind_position on game (kind, position);

-- Games that a brand does not show.
create table game_hidden (
  brand text not null,
  game_id text not null references game (id),
  primary key (brand, game_id)
);
