-- What of a win a provider's jackpot paid, as the provider states it.
alter table provider_tx add column jackpot_units bigint not null default 0 check (jackpot_units >= 0);
alter table game_round add column jackpot_units bigint not null default 0 check (jackpot_units >= 0);

create index jackpot_draw_paid on jackpot_draw (brand, drawn_at) where state = 'paid';
