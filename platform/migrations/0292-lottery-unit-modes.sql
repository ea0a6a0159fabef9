-- The unit that a ticket's stakes were made of, so that it can be bet again as it was; empty where none was said.
alter table lottery_ticket
  add column unit_mode text check (unit_mode in ('1', '0.1', '0.01', '0.001'));
