import type { SitePreview } from '@croupier/contracts';
import type { LastGood } from './last-good.ts';

/** Who looks at a release before anyone else does sees how it fails, never another one in its place. */
export function withoutFallback(preview: SitePreview | undefined, lastGood: LastGood): LastGood {
  if (!preview) return lastGood;
  return async (failing) =>
    failing.description.name === preview.module ? null : lastGood(failing);
}
