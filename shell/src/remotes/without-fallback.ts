import type { SitePreview } from '@croupier/contracts';
import type { LastGood } from './last-good.ts';

/** A previewer of a release sees its failures, never another release in its place. */
export function withoutFallback(preview: SitePreview | undefined, lastGood: LastGood): LastGood {
  if (!preview) return lastGood;
  return async (failing) =>
    failing.description.name === preview.module ? null : lastGood(failing);
}
