-- A refreshed game session has a new token. Its former tokens stay known: they take bets until
-- `usable_until`, and wins and rollbacks for as long as the session is known.
create table game_session_former_token (
  token_hash text primary key,
  session_id text not null references game_session (id) on delete cascade,
  usable_until timestamptz not null
);
create index game_session_former_token_session on game_session_former_token (session_id);

-- A tip goes from the player to the provider: it belongs to no round and is no stake.
alter table provider_tx drop constraint provider_tx_kind_check;
alter table provider_tx add constraint provider_tx_kind_check
  check (kind in ('bet', 'win', 'rollback', 'promo', 'adjust', 'tip', 'unknown'));
