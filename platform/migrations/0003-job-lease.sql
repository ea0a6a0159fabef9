-- Who runs a job. Times are the database's own: nodes need not agree on the clock.
create table job_lease (
  name text collate "C" primary key,
  holder text not null,
  -- Rises with each holder: a write that must not come from an old one checks it.
  fence bigint not null,
  held_until timestamptz not null
);
