import { overlayPiece, type OverlayDescription, type SiteModule } from '@croupier/contracts';
import type { Shell } from '../start.ts';
import { askAhead } from './ask-ahead.ts';
import { atRest } from './at-rest.ts';
import { savesData } from './saves-data.ts';

export interface TurnedOverlay {
  readonly module: SiteModule;
  readonly overlay: Pick<OverlayDescription, 'overlay' | 'pages'>;
}

/** The page that an address asks an overlay for: one that it has, or its first. Where it names none: what was asked. */
export function pageShown(
  { pages }: TurnedOverlay['overlay'],
  asked: string | undefined,
): string | undefined {
  const [first] = pages ?? [];
  return first ? (pages?.find(({ page }) => page === asked) ?? first).page : asked;
}

type Asking = Pick<Shell, 'overlays'> & Parameters<typeof askAhead>[0];

/** Fetches an overlay and the page that it is to show, with what that page asks first, side by side. */
export function openAhead(shell: Asking, turned: TurnedOverlay, asked: string | undefined): void {
  const shown = pageShown(turned.overlay, asked);
  wantOverlay(shell, turned, shown);
  askAhead(shell, turned.overlay.pages?.find(({ page }) => page === shown)?.asks);
}

/** Fetches the code of an overlay: with it the page that it is to show, after them those that it may turn to. */
export function wantOverlay(
  { overlays }: Pick<Shell, 'overlays'>,
  { module, overlay }: TurnedOverlay,
  shown: string | undefined,
): void {
  const want = (name: string) => overlays.want(module, name);
  const whole = want(overlay.overlay);
  if (!overlay.pages || !shown) return;
  const first = want(overlayPiece(overlay.overlay, shown));
  if (savesData()) return;
  // What has come is shown before more is fetched.
  void Promise.all([whole, first])
    .then(atRest)
    .then(() => {
      for (const { page } of overlay.pages ?? []) void want(overlayPiece(overlay.overlay, page));
    });
}
