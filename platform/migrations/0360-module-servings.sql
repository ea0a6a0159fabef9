-- Which versions of a module the pages of a brand were given, trials and previews excluded: a fall-back
-- goes to one of these, never to a release that nobody has used yet.
CREATE TABLE module_servings (
  brand text NOT NULL REFERENCES brands (code),
  module text NOT NULL,
  version text NOT NULL,
  first_at timestamptz NOT NULL,
  -- Renewed about once a minute while pages are given the version.
  last_at timestamptz NOT NULL,
  PRIMARY KEY (brand, module, version),
  FOREIGN KEY (module, version) REFERENCES module_releases (module, version)
);

-- How a version did is asked for all brands.
CREATE INDEX registry_failures_by_version ON registry_failures (module, version, hour);

-- What served until now, where the history is not known.
INSERT INTO module_servings (brand, module, version, first_at, last_at)
SELECT p.brand, p.module, r.version, r.released_at, now()
FROM module_placements p
JOIN LATERAL (
  SELECT version, released_at FROM module_releases
  WHERE module = p.module AND (p.version IS NULL OR version = p.version)
  ORDER BY released_at DESC, version DESC LIMIT 1
) r ON true
WHERE p.is_enabled;
