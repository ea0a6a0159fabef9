-- Whose odds are made by a lower prize group than the mode's; the difference goes to those above.
create table lottery_prize_group (
  member_id text collate "C" primary key,
  prize_group integer not null check (prize_group between 1500 and 1998),
  set_by text not null,
  set_at timestamptz not null
);

alter table lottery_ticket
  -- The group that the odds were made by; null where they were the listed ones.
  add column prize_group integer,
  -- The mode's own: what is above it earns nothing.
  add column mode_group integer,
  -- When it was worked out who earns by the ticket.
  add column rebated_at timestamptz;

create index lottery_ticket_unrebated on lottery_ticket (draw_id)
  where prize_group is not null and rebated_at is null and cancelled_at is null;

-- What a member above earns by a settled ticket, once; it waits to be paid out.
create table lottery_rebate (
  ticket_id text collate "C" not null references lottery_ticket (id),
  member_id text collate "C" not null,
  currency text not null,
  amount_units bigint not null check (amount_units > 0),
  earned_at timestamptz not null,
  primary key (ticket_id, member_id)
);
create index lottery_rebate_of_member on lottery_rebate (member_id, ticket_id desc);
