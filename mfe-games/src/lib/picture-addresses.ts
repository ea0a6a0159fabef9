import type { Game } from '@croupier/contracts';
import { originsInOrder } from './tab-origin.ts';

/** Where a game's picture is, in the order of trying: the brand's image CDNs (under the provider's name), then the provider itself. */
export function pictureAddresses(
  { icon, vassalage }: Pick<Game, 'icon' | 'vassalage'>,
  imageCDNs: readonly string[],
): readonly string[] {
  if (!icon) return [];
  const { pathname, search } = new URL(icon);
  const copies = originsInOrder('picture', imageCDNs).map(
    (origin) => `${origin}/${vassalage.toLowerCase()}${pathname}${search}`,
  );
  return [...copies, icon];
}
