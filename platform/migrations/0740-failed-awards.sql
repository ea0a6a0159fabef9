-- Events that a campaign could not reward because the award failed: they are tried again, and the feed goes on.
create table campaign_failed_award (
  campaign_id text not null,
  member_id text not null,
  occurrence text not null,
  event jsonb not null,
  error text not null,
  attempts integer not null,
  failed_at timestamptz not null,
  next_attempt_at timestamptz not null,
  primary key (campaign_id, member_id, occurrence)
);
create index campaign_failed_award_due on campaign_failed_award (next_attempt_at);
