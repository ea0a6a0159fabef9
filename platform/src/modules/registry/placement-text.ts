import type { PlacementRow } from './registry.store.ts';

/** A placement as text for the audit trail, such as `on, 1.1.0, 10% 1.2.0`. */
export function placementText({
  is_enabled,
  version,
  canary_version,
  canary_percent,
}: PlacementRow) {
  const canary = canary_version === null ? [] : [`${canary_percent}% ${canary_version}`];
  return [is_enabled ? 'on' : 'off', version ?? 'newest', ...canary].join(', ');
}
