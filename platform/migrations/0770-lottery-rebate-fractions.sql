-- A rebate is exact; the ledger books whole units of it. The fraction below a unit is kept and counts in the next one.
alter table lottery_rebate
  -- What the result earned more or less than the one before, in two-thousandths of a ledger unit. Null for rows of a
  -- node of the version before: all of it was booked.
  add column earned_parts bigint,
  -- Null where no whole unit was booked.
  alter column transfer_id drop not null,
  drop constraint lottery_rebate_moves,
  add constraint lottery_rebate_moves check ((amount_units <> 0) = (transfer_id is not null));

create table lottery_rebate_rest (
  member_id text collate "C" not null,
  currency text not null,
  -- Two-thousandths of a ledger unit that were earned and are not booked.
  parts int not null check (parts between 0 and 1999),
  primary key (member_id, currency)
);
