-- A trial account plays the same games with play money: its rounds stand apart from the house's results.
alter table game_launch add column is_play boolean not null default false;
alter table game_session
  add column is_play boolean not null default false,
  -- The member was locked or closed: the provider is told so.
  add column is_disabled boolean not null default false;
alter table game_round add column is_play boolean not null default false;

drop index game_round_won;
create index game_round_won on game_round (brand, closed_at) where win_units > 0 and not is_play;
create index game_session_member on game_session (member_id);
