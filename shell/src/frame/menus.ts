import type {
  MenuDescription,
  OverlayDescription,
  Session,
  SiteManifest,
} from '@croupier/contracts';
import { viewOf, type View } from '../routing/view-of.ts';
import { isAgent } from '../session/session.ts';
import { findOverlay, hasFlag } from '../site.ts';
import { windowsIn } from '../windows/window-address.ts';

export type MenuPlace = MenuDescription['place'];

/**
 * The entries that the brand's modules add to a menu, in order: only those with an existing page. Entries for
 * agents are shown to agents only; entries for members are shown to every visitor, who is asked to sign in.
 */
export function menuOf(
  site: SiteManifest,
  session: Session | null,
  place: MenuPlace,
): readonly MenuDescription[] {
  return site.modules
    .flatMap(({ description }) => description.menus)
    .filter((entry) => entry.place === place && hasFlag(site, entry.flag))
    .filter((entry) => isOpenTo(site, session, entry))
    .sort((one, other) => one.order - other.order);
}

function isOpenTo(site: SiteManifest, session: Session | null, { to }: MenuDescription): boolean {
  if ('path' in to) return !isNobodys(viewOf(site, to.path));
  const overlay = findOverlay(site, to.overlay)?.overlay;
  if (!overlay || !hasPage(overlay, to.page)) return false;
  return overlay.opens !== 'agent' || isAgent(session);
}

const isNobodys = ({ kind }: View) => kind === 'off' || kind === 'missing';

/** An overlay that declares no pages handles all pages itself. */
const hasPage = ({ pages }: OverlayDescription, wanted: string | undefined) =>
  wanted === undefined || !pages || pages.some(({ page }) => page === wanted);

/** Whether the entry opens a page of a centre, such as the member's rewards. */
export const isOfCentre = ({ to }: MenuDescription): boolean =>
  'overlay' in to && to.page !== undefined;

/**
 * Whether the address has the entry's window open on the entry's page, or its path is the entry's page, a page below
 * it, or another page that the entry represents.
 */
export function isCurrent(
  { to, covers = [] }: MenuDescription,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if ('overlay' in to)
    return windowsIn(search).some(({ name, page }) => name === to.overlay && page === to.page);
  return [to.path, ...covers].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
