import type { GameCategory } from '@croupier/contracts';
import type { IconName } from '@croupier/ui';

/** A category with its own page in this module. */
export type LobbyCategory = Exclude<GameCategory, 'LOTT'>;

/** The categories in the rail's order. */
export const lobbyCategories: readonly LobbyCategory[] = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'COCKFIGHT',
  'ESPORTS',
  'PVP',
  'ELOTT',
];

const icons: Readonly<Record<LobbyCategory, IconName>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  SPORTS: 'sports',
  COCKFIGHT: 'crown',
  ESPORTS: 'games',
  PVP: 'cards',
  ELOTT: 'lottery',
};

/** `/fish` is the lobby of `FISH`. */
export function categoryOfPath(pathname: string): LobbyCategory {
  const name = pathname.split('/')[1]?.toUpperCase();
  return lobbyCategories.find((category) => category === name) ?? 'RNG';
}

/** The category that `?page=` names, as in `/rng?page=fish`; `null` where it names none. */
export function categoryOfTab(page: string | null): LobbyCategory | null {
  const name = page?.toUpperCase();
  return lobbyCategories.find((category) => category === name) ?? null;
}

export const pathOfCategory = (category: LobbyCategory) => `/${category.toLowerCase()}`;

export const iconOfCategory = (category: LobbyCategory) => icons[category];
