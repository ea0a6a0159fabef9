-- A rain gives the reward of a campaign, within the budget of the campaign. Rains last minutes: none is carried over.
delete from chat_rain_share;
delete from chat_rain;
alter table chat_rain
  drop column cost_units,
  add column campaign_id text collate "C" not null;
alter table chat_room drop column rain_budget_units;
