-- Everything that bounds one member, in one row: who holds it decides alone, so that a hundred bets at
-- once never pass a limit together. A member whom nothing bounds has none.
create table protection_guard (
  member_id text collate "C" primary key,
  brand text not null,
  -- Limits in force and looser ones that wait, by kind and period; amounts as text.
  limits jsonb not null default '{}',
  -- What was deposited, staked, lost and played, by kind, as pairs of a bucket's end and its sum.
  usage jsonb not null default '{}',
  -- Since when stakes are counted; what was staked before never counts.
  counts_from timestamptz,
  time_out_until timestamptz,
  exclusion_length text check (exclusion_length in ('6m', '1y', '5y')),
  excluded_since timestamptz,
  excluded_until timestamptz,
  irrevocable_until timestamptz,
  -- When play opens again, once the member has asked for it.
  return_at timestamptz,
  play_started_at timestamptz,
  play_seen_at timestamptz,
  reality_minutes integer check (reality_minutes > 0),
  -- When the next reality check shows, and when the member was last told of one.
  reality_at timestamptz,
  reminded_at timestamptz,
  reviewed_at timestamptz,
  check ((exclusion_length is null) = (excluded_until is null)),
  check ((play_started_at is null) = (play_seen_at is null))
);

create index protection_guard_playing on protection_guard (play_seen_at);

-- What was decided and by whom; append-only.
create table protection_record (
  id text collate "C" primary key,
  member_id text collate "C" not null,
  at timestamptz not null,
  action text not null,
  operator text,
  kind text,
  period text,
  before text,
  after text,
  note text not null default ''
);

create index protection_record_of_member on protection_record (member_id, id);

revoke update, delete, truncate on protection_record from current_user;
