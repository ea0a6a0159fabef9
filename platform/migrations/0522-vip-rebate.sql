-- What a member's level adds to the rates of rebates, by the first day on which it applies. What a day earns is fixed
-- when it begins.
create table vip_rebate_bonus (
  member_id text collate "C" not null,
  from_day date not null,
  -- Hundredths of a percent.
  basis_points int not null check (basis_points between 0 and 100),
  primary key (member_id, from_day)
);
