-- Events that leave after the commit of what they tell.
create table live_event (
  id bigint generated always as identity primary key,
  topic text not null,
  -- 'everybody', 'brand:padma' or 'member:mem_…'.
  audience text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index live_event_created on live_event (created_at);
