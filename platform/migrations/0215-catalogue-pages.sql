-- What a provider may say about a game beyond what it must.
alter table game
  add column max_bet jsonb not null default '{}',
  add column languages jsonb not null default '[]',
  add column has_fun_play boolean not null default false,
  add column image text,
  -- Of the game as the provider states it: only what differs is written anew.
  add column fingerprint text not null default '';

-- How far a provider's catalogue was read.
create table game_catalogue (
  provider text primary key,
  -- As the provider names its last version that was read whole.
  etag text,
  -- Rises with each change of the provider's games here.
  version integer not null,
  read_at timestamptz not null
);

-- Providers that a brand does not show.
create table provider_hidden (
  brand text not null,
  provider text not null,
  primary key (brand, provider)
);

-- Rises with each switch of a game or provider in the brand.
create table brand_lobby (
  brand text primary key,
  version integer not null
);
