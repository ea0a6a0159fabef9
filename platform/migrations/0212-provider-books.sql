-- A stretch of time is found by the ids of its rounds, which sort by time: one index less for each bet to write.
drop index provider_tx_partner_time;
