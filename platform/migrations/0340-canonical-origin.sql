-- The canonical origin of a brand is a setting of its own. Until now the first web address among its routes served as one.
UPDATE brand_settings AS s
SET value = jsonb_set(s.value, '{siteOrigin}', to_jsonb(route.origin)), revision = s.revision + 1
FROM (
  SELECT DISTINCT ON (b.brand)
    b.brand, lower(substring(r.value ->> 'url' FROM '^(https?://[^/?#@]+)(?:[/?#]|$)')) AS origin
  FROM brand_settings AS b, jsonb_array_elements(b.value -> 'routes') WITH ORDINALITY AS r (value, place)
  WHERE b.section = 'delivery' AND r.value ->> 'resourceType' = 'WEB'
  ORDER BY b.brand, r.place
) AS route
WHERE s.brand = route.brand
  AND s.section = 'delivery'
  AND route.origin IS NOT NULL
  AND EXISTS (SELECT 1 FROM brand_hosts AS h WHERE h.brand = s.brand AND route.origin IN ('https://' || h.host, 'http://' || h.host));
