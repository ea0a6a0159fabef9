-- Rebates are paid when a ticket is settled: what was only noted so far is worked out once more, and paid.
delete from lottery_rebate;
update lottery_ticket set rebated_at = null where rebated_at is not null;

alter table lottery_rebate
  -- Another result can change what a ticket earns, by stakes that went back: the difference is a row of its own.
  add column result_version integer not null check (result_version > 0),
  add column transfer_id text not null,
  drop constraint lottery_rebate_amount_units_check,
  add constraint lottery_rebate_moves check (amount_units <> 0),
  drop constraint lottery_rebate_pkey,
  add primary key (ticket_id, member_id, result_version);
