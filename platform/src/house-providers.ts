import type { Environment } from './environment.ts';
import { partnerOf, type PartnerInput, type PartnerSettings } from './provider-partners.ts';

type Agreement = Omit<PartnerInput, 'id' | 'origin' | 'keys'>;

/** What is agreed with the providers of this repository; a provider that is not listed gets the defaults. */
export const houseAgreements: Readonly<Record<string, Agreement>> = {
  ds88: { displayName: 'DS88 Arena' },
  meghna: {
    displayName: 'Meghna Play',
    offersFreeRounds: true,
    // Bullets are bets, a shot may win often, and unused bullets are refunded.
    games: { hilsa_run: { winWithoutBet: true, manyBetsOneWin: true, manyWinsOneBet: true } },
  },
  alborada: { displayName: 'Alborada Games', offersFreeRounds: true },
  rupkotha: { displayName: 'Rupkotha Tales' },
  // A corrected result of a match corrects the bets on it.
  fb: { displayName: 'FB Sports', correctsResults: true },
  tf: { displayName: 'TF Esports', correctsResults: true },
  ia: { displayName: 'IA Esports', correctsResults: true },
};

interface Readers {
  /** Pairs as `ds88=http://localhost:4020`, with commas between. */
  origins(name: string): Readonly<Record<string, string>>;
  secret(name: string): string;
}

/**
 * Providers that run beside the platform, with their origins from `HOUSE_PROVIDERS`. Each has a key of its own, from
 * `<NAME>_SECRET`. Like the studio, they follow the environment; operators can only switch them off.
 */
export function readHouseProviders(
  env: Environment,
  read: Readers,
  errors: string[],
): readonly PartnerSettings[] {
  return Object.entries(read.origins('HOUSE_PROVIDERS')).flatMap(([id, origin]) => {
    const secret = read.secret(secretName(id));
    if (!/^[a-z][a-z0-9-]{1,30}$/.test(id) || id === 'studio') {
      errors.push(`HOUSE_PROVIDERS must name providers in small letters (it names "${id}")`);
      return [];
    }
    if (errors.length > 0) return [];
    const next = env[`${variableOf(id)}_NEXT_SECRET`];
    const keys = { k1: { secret }, ...(next && { k2: { secret: next } }) };
    return [partnerOf({ displayName: nameOf(id), ...houseAgreements[id], id, origin, keys })];
  });
}

const variableOf = (id: string) => id.toUpperCase().replaceAll('-', '_');
const secretName = (id: string) => `${variableOf(id)}_SECRET`;

/** `nova-play` as `Nova Play`. */
const nameOf = (id: string) =>
  id.replace(
    /(^|-)(.)/g,
    (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase(),
  );
