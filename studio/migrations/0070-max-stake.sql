-- The most that one play may stake, by the wallet; null without such a limit.
alter table play_session add column max_stake_units bigint;
