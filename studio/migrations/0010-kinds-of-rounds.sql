-- A round of any kind of game: what was chosen and what came of it are data of its kind.
alter table round rename column spin_id to order_id;

alter table round add column choice jsonb;

alter table round rename column stops to result;
alter table round alter column result drop not null;
update round set result = jsonb_build_object('kind', 'stops', 'stops', result);

-- A held round stays `open` after its bet, until its room has decided it.
alter table round add column is_held boolean not null default false;
alter table round drop constraint round_state_check;
alter table round add constraint round_state_check check (
  state in ('betting', 'rolling-back', 'open', 'paying', 'closed', 'refused', 'cancelled')
);

create index round_of_session on round (session_id, started_at desc);
create index round_open on round (session_id) where state = 'open';
