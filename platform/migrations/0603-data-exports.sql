-- Copies of all data of a member, which the member asked for. One for each member: a new one replaces it.
create table data_export (
  member_id text collate "C" primary key references members (id),
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- When the file is deleted.
  expires_at timestamptz,
  -- JSON, compressed.
  body bytea,
  -- Of the link that is open now; it works once.
  link_hash bytea,
  link_expires_at timestamptz,
  check ((ready_at is null) = (expires_at is null))
);
create index data_export_waiting on data_export (requested_at) where ready_at is null;
