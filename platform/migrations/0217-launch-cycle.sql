-- The least time from one play to the next, as it stood when the game was opened.
alter table game_launch add column min_cycle_ms integer not null default 0;
