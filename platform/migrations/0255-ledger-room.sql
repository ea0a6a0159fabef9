-- A balance changes with each booking, and no index holds it: with room in its page the new row stays there,
-- and the index is left alone.
alter table ledger_account set (fillfactor = 70);
