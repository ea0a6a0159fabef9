-- Where a brand shows a provider's games, or one of them; without a row: everywhere.
create table lobby_country (
  brand text not null,
  provider text not null,
  -- Empty: every game of the provider.
  game_id text not null,
  -- Only in these countries, or in all but these.
  mode text not null check (mode in ('admit', 'refuse')),
  -- ISO 3166-1 alpha-2.
  countries text[] not null,
  primary key (brand, provider, game_id)
);

-- Where the player was when the game was opened; null where nobody knows.
alter table game_launch add column country text;
alter table game_session add column country text;
