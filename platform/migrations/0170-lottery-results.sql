-- Numbers come from draw-v1, or are entered for a draw that is held elsewhere.
alter table lottery_draw
  add column origin text not null default 'draw-v1' check (origin in ('draw-v1', 'outside')),
  -- Which beacon the draw is bound to: the house's own chain, or drand's.
  add column beacon_source text check (beacon_source in ('local', 'quicknet')),
  -- What makes the value of an outside beacon checkable.
  add column beacon_signature text,
  -- SHA-256 over all lines of an outside draw, taken after the lock and before any number is entered.
  add column seal_hash text check (seal_hash ~ '^[0-9a-f]{64}$'),
  add column seal_lines bigint,
  add column void_reason text,
  drop constraint lottery_draw_state_check,
  drop constraint lottery_draw_check2,
  drop constraint lottery_draw_check3,
  drop constraint lottery_draw_check4,
  drop constraint lottery_draw_check5;

update lottery_draw set beacon_source = 'local' where beacon_chain is not null;

alter table lottery_draw
  add constraint lottery_draw_origin unique (id, origin),
  add constraint lottery_draw_state check (
    state in ('scheduled', 'open', 'locked', 'drawing', 'resulted', 're-resulted', 'settled', 'void')
  ),
  add constraint lottery_draw_bound check (
    origin = 'outside' or state in ('scheduled', 'void')
    or (commit_hash is not null and beacon_source is not null and beacon_round is not null)
  ),
  add constraint lottery_draw_outside check (origin = 'draw-v1' or (commit_hash is null and beacon_value is null)),
  add constraint lottery_draw_sealed check (
    origin = 'draw-v1' or state in ('scheduled', 'open', 'locked', 'void') or seal_hash is not null
  ),
  add constraint lottery_draw_has_result check (
    (state in ('resulted', 're-resulted', 'settled')) = (result is not null)
  ),
  add constraint lottery_draw_result_versioned check (result is null or result_version > 0);

-- Commits of a game in the order published; each link holds the one before, so that none can be taken out
-- or slipped in later. The first link has no predecessor.
create table lottery_commit (
  game_id text not null,
  place integer not null check (place > 0),
  draw_id text not null unique references lottery_draw (id),
  numero text not null,
  commit_hash text not null check (commit_hash ~ '^[0-9a-f]{64}$'),
  chain_hash text not null check (chain_hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null,
  primary key (game_id, place)
);

-- Who says that an outside draw brought these numbers: a person at the desk, or a source that is asked.
create table lottery_result_entry (
  draw_id text not null,
  origin text not null default 'outside' check (origin = 'outside'),
  version integer not null check (version > 0),
  entered_by text collate "C" not null,
  entered_name text not null,
  kind text not null check (kind in ('person', 'source')),
  -- A number of a prize that was not drawn is -1.
  numbers smallint[] not null,
  note text not null,
  entered_at timestamptz not null,
  primary key (draw_id, version, entered_by),
  unique (draw_id, version, entered_by, kind, numbers),
  foreign key (draw_id, origin) references lottery_draw (id, origin)
);

-- Every result a draw ever had, with what it stands on. Two different people or two different sources must
-- have entered exactly these numbers; or the numbers follow from the seed and the beacon's value.
create table lottery_result (
  draw_id text not null,
  origin text not null,
  version integer not null check (version > 0),
  numbers smallint[] not null,
  -- Prizes that were not drawn or not drawn rightly: lines that hang on them get their stakes back.
  void_prizes text[] not null default '{}',
  seed_of text references lottery_server_seed (draw_id),
  beacon_value text,
  entry_kind text,
  first_by text collate "C",
  second_by text collate "C",
  reason text not null default '',
  written_at timestamptz not null,
  primary key (draw_id, version),
  unique (draw_id, version, numbers),
  foreign key (draw_id, origin) references lottery_draw (id, origin),
  foreign key (draw_id, version, first_by, entry_kind, numbers)
    references lottery_result_entry (draw_id, version, entered_by, kind, numbers),
  foreign key (draw_id, version, second_by, entry_kind, numbers)
    references lottery_result_entry (draw_id, version, entered_by, kind, numbers),
  check (
    case origin
      when 'draw-v1' then version = 1 and seed_of is not null and seed_of = draw_id and beacon_value is not null and void_prizes = '{}'
        and entry_kind is null and first_by is null and second_by is null
      else seed_of is null and beacon_value is null
        and entry_kind is not null and first_by is not null and second_by is not null and first_by < second_by
    end
  )
);

insert into lottery_result (draw_id, origin, version, numbers, seed_of, beacon_value, written_at)
  select id, 'draw-v1', result_version, result, id, beacon_value, draws_at
  from lottery_draw where result is not null;

-- The numbers that a draw shows are those of the result they came from, whoever writes them.
alter table lottery_draw
  add column result_of integer generated always as (case when result is null then null else result_version end) stored,
  add foreign key (id, result_of, result) references lottery_result (draw_id, version, numbers);

-- Kept as they were written. The right to one column is what a reference to a row needs for its lock.
revoke update, delete, truncate on lottery_result from current_user;
grant update (reason) on lottery_result to current_user;
revoke update, delete, truncate on lottery_commit from current_user;
grant update (numero) on lottery_commit to current_user;
