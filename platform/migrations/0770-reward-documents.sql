-- Missions, leaderboards, raffles and the rules of chat rooms become documents with drafts, revisions and restoring.
-- Their tables follow what is published.
alter table mission alter column request_key drop not null;
alter table leaderboard alter column request_key drop not null;
alter table raffle alter column request_key drop not null;

create function pg_temp.titles(title jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_object('title', value)), '{}') from jsonb_each(title)
$$;
create function pg_temp.instant(at timestamptz) returns text language sql as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create temporary table moved on commit drop as
select brand, 'mission' as kind, id, row_number() over (partition by brand order by position, id)::int as position,
  terms || jsonb_build_object(
    'words', pg_temp.titles(title), 'startsAt', pg_temp.instant(starts_at), 'endsAt', pg_temp.instant(ends_at)
  ) as draft,
  is_enabled as is_published, created_at
from mission
union all
select brand, 'leaderboard', id, row_number() over (partition by brand order by created_at, id)::int,
  terms - 'title' || jsonb_build_object(
    'words', pg_temp.titles(terms -> 'title'), 'isHeld', is_held, 'stake', terms -> 'stake',
    'points', coalesce(terms -> 'points', '{}')
  ),
  state <> 'cancelled', created_at
from leaderboard
union all
select brand, 'raffle', id, row_number() over (partition by brand order by created_at, id)::int,
  terms - 'title' || jsonb_build_object('words', pg_temp.titles(terms -> 'title')),
  state <> 'cancelled', created_at
from raffle
union all
select brand, 'chat-rules', 'room', 1,
  jsonb_build_object('slowSeconds', slow_seconds, 'textLength', text_length), is_open, now()
from chat_room;

-- An operator's decision to hold or release prizes stands while the terms say the same.
update leaderboard set terms = terms || jsonb_build_object('isHeld', is_held);

insert into documents (brand, kind, id, position, revision, draft, published, published_revision, is_announced)
select brand, kind, id, position, 1, draft, case when is_published then draft end,
  case when is_published then 1 end, true
from moved;
insert into document_revisions (brand, kind, id, revision, action, draft, operator, made_at, note)
select brand, kind, id, 1, case when is_published then 'published' else 'saved' end, draft, null, created_at, ''
from moved;
