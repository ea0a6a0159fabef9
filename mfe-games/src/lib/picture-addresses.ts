import type { Game } from '@croupier/contracts';
import { originsInOrder } from './tab-origin.ts';

/**
 * The addresses of a game's picture in order of attempts: the brand's image CDNs (under the provider's name),
 * then the provider itself.
 */
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
