-- Texts and settings that operators draft and publish: banners, notices, help entries and further kinds. The
-- content of a kind is described by a schema in the contracts, so a new field of a kind needs no migration.
CREATE TABLE documents (
  brand text NOT NULL REFERENCES brands (code),
  kind text NOT NULL,
  id text NOT NULL,
  position int NOT NULL,
  -- Rises with each change: two operators do not overwrite each other.
  revision int NOT NULL,
  draft jsonb NOT NULL,
  -- What readers see; NULL: nothing.
  published jsonb,
  published_revision int,
  -- The display period of what is published; NULL: without a limit.
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Whether open pages have received an event about the start of what is published.
  is_announced boolean NOT NULL,
  -- A removed document can be restored; until then only operators see it.
  removed_at timestamptz,
  PRIMARY KEY (brand, kind, id),
  CHECK ((published IS NULL) = (published_revision IS NULL))
);
CREATE INDEX documents_published ON documents (kind) WHERE published IS NOT NULL AND removed_at IS NULL;
CREATE INDEX documents_to_announce ON documents (kind, starts_at)
  WHERE published IS NOT NULL AND removed_at IS NULL AND NOT is_announced;

-- Each change of a document, with the draft after it.
CREATE TABLE document_revisions (
  brand text NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  revision int NOT NULL,
  action text NOT NULL,
  draft jsonb NOT NULL,
  -- NULL: the document came with the installation.
  operator text,
  made_at timestamptz NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (brand, kind, id, revision),
  FOREIGN KEY (brand, kind, id) REFERENCES documents (brand, kind, id) ON DELETE CASCADE
);

CREATE FUNCTION pg_temp.iso_time(moment timestamptz) RETURNS text LANGUAGE sql AS
  $$ SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

INSERT INTO documents
SELECT brand, 'banner', id,
  row_number() OVER (PARTITION BY brand ORDER BY group_name, position, id), revision, content,
  CASE WHEN enabled THEN content END, CASE WHEN enabled THEN revision END,
  CASE WHEN enabled THEN starts_at END, CASE WHEN enabled THEN ends_at END, true, removed_at
FROM banners CROSS JOIN LATERAL (
  SELECT jsonb_build_object(
    'groupName', group_name, 'art', art, 'linkage', linkage, 'words', words,
    'startsAt', pg_temp.iso_time(starts_at), 'endsAt', pg_temp.iso_time(ends_at)
  ) AS content
) AS made;

INSERT INTO documents
SELECT brand, 'notice', id,
  row_number() OVER (PARTITION BY brand ORDER BY starts_at, id), revision, content,
  CASE WHEN is_published THEN content END, CASE WHEN is_published THEN revision END,
  CASE WHEN is_published THEN starts_at END, CASE WHEN is_published THEN ends_at END,
  is_announced OR NOT is_published, removed_at
FROM notices CROSS JOIN LATERAL (
  SELECT jsonb_build_object(
    'types', to_jsonb(types), 'words', words,
    'startsAt', pg_temp.iso_time(starts_at), 'endsAt', pg_temp.iso_time(ends_at)
  ) AS content
) AS made;

INSERT INTO documents
SELECT brand, 'help', slug, row_number() OVER (PARTITION BY brand ORDER BY position, slug), revision,
  content, content, revision, NULL, NULL, true, removed_at
FROM (
  SELECT brand, slug, min(position) AS position, max(revision) AS revision, max(removed_at) AS removed_at,
    jsonb_build_object('words', jsonb_object_agg(
      language, jsonb_build_object('title', title, 'content', content)
    )) AS content
  FROM help_entries GROUP BY brand, slug
) AS entries;

INSERT INTO document_revisions
SELECT brand, kind, id, revision, 'saved', draft, NULL, now(), '' FROM documents;

DROP TABLE banners, notices, help_entries;
