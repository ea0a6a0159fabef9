-- Since when a round waits for a readable answer of its provider: nobody but the provider knows its result.
alter table game_round add column parked_at timestamptz;
alter table provider_report drop constraint provider_report_kind_check;
alter table provider_report add constraint provider_report_kind_check
  check (kind in ('reconciliation', 'round-ended', 'round-parked', 'result-corrected', 'win-held'));
