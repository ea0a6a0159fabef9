-- The lowest and the highest return of any bet, for games whose bets return differently.
alter table game add column rtp_range jsonb;
