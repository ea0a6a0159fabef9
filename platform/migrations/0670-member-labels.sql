-- Labels that operators give members; campaigns choose their audience by them.
create table member_label (
  member_id text collate "C" not null references members (id),
  brand text collate "C" not null references brands (code),
  -- As the operator wrote it, and in small letters: a member has a label once.
  label text not null,
  label_key text collate "C" not null,
  operator text not null,
  labelled_at timestamptz not null,
  primary key (member_id, label_key)
);
create index member_label_of_brand on member_label (brand, label_key);

-- Campaigns that exist set no condition on labels.
update documents set
  draft = jsonb_set(draft, '{audience,labels}', '[]'),
  published = jsonb_set(published, '{audience,labels}', '[]')
where kind = 'campaign';
update document_revisions set draft = jsonb_set(draft, '{audience,labels}', '[]')
where kind = 'campaign';
