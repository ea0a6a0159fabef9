-- A draw pays thousands of lines at once, and each index of them is written as often. Every reader knows the
-- draw: one index serves all.
alter table lottery_reversal drop constraint lottery_reversal_ticket_id_line_no_result_version_fkey;
alter table lottery_payout drop constraint lottery_payout_pkey;
drop index lottery_payout_of_draw;
alter table lottery_payout add primary key (draw_id, result_version, ticket_id, line_no);
alter table lottery_reversal add foreign key (draw_id, result_version, ticket_id, line_no)
  references lottery_payout (draw_id, result_version, ticket_id, line_no);

-- Events are written in the order of their times and only forgotten by them: a summary of each stretch will do.
drop index live_event_created;
create index live_event_created on live_event using brin (created_at) with (autosummarize = on);
