create table promotions (
  id text collate "C" primary key,
  brand text not null,
  category text not null check (category in ('welcome', 'reload', 'lottery', 'vip')),
  art text not null,
  title jsonb not null,
  summary jsonb not null,
  -- Paragraphs of plain text, each in every language.
  terms jsonb not null,
  position integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at is null or ends_at > starts_at)
);

create index promotions_of_brand on promotions (brand, position);
