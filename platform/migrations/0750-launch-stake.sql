-- The most that one play of the launched game may stake; null without such a limit.
alter table game_launch add column max_stake_units bigint;
