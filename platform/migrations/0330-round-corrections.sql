-- What corrections added to a round's result after it was settled, below zero where the player got too much.
alter table game_round add column adjusted_units bigint not null default 0;
