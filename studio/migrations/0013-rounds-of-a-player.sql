-- A player's last rounds of a game are asked for across sessions.
create index play_session_player on play_session (player, game_code);
