import { games } from '../games/games.ts';
import { studioSeries } from '../games/series/series.ts';
import { alborada } from './alborada.ts';
import { ds88 } from './ds88.ts';
import { meghna } from './meghna.ts';
import { createProvider, type Provider } from './provider.ts';
import { rupkotha } from './rupkotha.ts';

const studio = createProvider({ id: 'studio', games, series: studioSeries });

export const providerIds = ['studio', 'ds88', 'meghna', 'alborada', 'rupkotha'] as const;
export type ProviderId = (typeof providerIds)[number];

const byId: Readonly<Record<ProviderId, Provider>> = { studio, ds88, meghna, alborada, rupkotha };

export const providerOf = (id: ProviderId): Provider => byId[id];

export function isProviderId(id: string): id is ProviderId {
  return providerIds.some((one) => one === id);
}
