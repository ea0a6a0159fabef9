-- The least time from one round of the session to the next, as the launch says.
alter table play_session add column min_cycle_ms integer not null default 0;
