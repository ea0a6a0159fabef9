-- Games that members keep at hand.
create table game_favourite (
  member_id text not null,
  game_id text not null references game (id),
  added_at timestamptz not null,
  primary key (member_id, game_id)
);

create index game_round_brand on game_round (brand, id) where not is_play;
