-- Game providers that operators manage; the studio has a row only to be switched off, its settings are the
-- environment's.
create table provider_partner (
  id text primary key,
  -- As in PROVIDERS_FILE, without the keys.
  settings jsonb,
  -- Its keys as JSON, encrypted by a key of the platform's secret.
  locked_keys text,
  -- No launches and no bets; wins, rollbacks and ends of rounds are still taken.
  is_off boolean not null default false,
  revision integer not null default 1,
  changed_at timestamptz not null,
  check ((settings is null) = (locked_keys is null))
);
