-- A payout that was taken back because another result came to stand.
create table lottery_reversal (
  ticket_id text collate "C" not null,
  line_no smallint not null,
  result_version integer not null,
  draw_id text not null,
  -- Taken from the member's balance; the rest of the payout is owed.
  taken_units bigint not null check (taken_units >= 0),
  owed_units bigint not null check (owed_units >= 0),
  transfer_id text not null,
  reversed_at timestamptz not null,
  primary key (ticket_id, line_no, result_version),
  foreign key (ticket_id, line_no, result_version) references lottery_payout (ticket_id, line_no, result_version)
);

create index lottery_payout_of_draw on lottery_payout (draw_id, result_version);

-- What members owe because a payout was taken back that they had spent. Met from their next payouts.
create table lottery_claim (
  member_id text collate "C" not null,
  currency text not null,
  owed_units bigint not null check (owed_units >= 0),
  primary key (member_id, currency)
);

-- Stakes that went to the house when a draw was settled; `reopened_by`: they came back for another result.
create table lottery_close (
  draw_id text not null references lottery_draw (id),
  currency text not null,
  result_version integer not null,
  amount_units bigint not null check (amount_units > 0),
  transfer_id text not null,
  reopened_by text,
  primary key (draw_id, currency, result_version)
);

insert into lottery_close (draw_id, currency, result_version, amount_units, transfer_id)
  select draw.id, transfer.currency, draw.result_version, move.amount_units, transfer.id
  from lottery_draw as draw
  join ledger_transfer as transfer on transfer.reference = draw.id and transfer.kind = 'draw-close'
  join ledger_move as move on move.transfer_id = transfer.id
  where draw.state = 'settled';
