-- The wallet asks for the rounds of a stretch of time.
create index round_started on round (started_at, id);
create index round_held_ended on round (ended_at, id) where is_held;
