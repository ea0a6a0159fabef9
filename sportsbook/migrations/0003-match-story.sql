-- What a page needs of an ended match that has left the board: bets refer to it for longer.
alter table match
  add column expectation jsonb,
  add column incidents jsonb not null default '[]';
