import { BlockList, isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { partnerOf, type GameRules, type PartnerSettings } from '../../provider-partners.ts';

/** A game provider that the platform works with. */
export type Partner = PartnerSettings;

export interface Partners {
  readonly all: readonly Partner[];
  byId(id: string): Partner | null;
  /** Secret of a currently valid key; `null` for an unknown partner or key. */
  secretOf(id: string, keyId: string, now: Date): string | null;
}

/** The providers that follow the environment: the studio, and those that run beside it. */
export const housePartnersOf = (
  config: Pick<Config, 'studio' | 'houseProviders'>,
): readonly Partner[] => [studioOf(config), ...config.houseProviders];

export const partnersOf = (
  config: Pick<Config, 'studio' | 'houseProviders' | 'partners'>,
): Partners => knownPartners([...housePartnersOf(config), ...config.partners]);

export function knownPartners(all: readonly Partner[]): Partners {
  const known = new Map(all.map((partner) => [partner.id, partner]));
  const byId = (id: string) => known.get(id) ?? null;
  return {
    all,
    byId,
    secretOf(id, keyId, now) {
      const key = new Map(Object.entries(byId(id)?.keys ?? {})).get(keyId);
      return key && (!key.until || now < key.until) ? key.secret : null;
    },
  };
}

/** The platform's own games. Its rooms sell bullets and pay back unused ones. */
function studioOf({ studio }: Pick<Config, 'studio'>): Partner {
  const { nextSecret, launchOrigins = [] } = studio;
  return partnerOf({
    id: 'studio',
    displayName: 'Croupier Studio',
    origin: studio.origin,
    launchOrigins: [...launchOrigins],
    keys: {
      k1: { secret: studio.secret },
      ...(nextSecret ? { k2: { secret: nextSecret } } : {}),
    },
    paysPrizes: true,
    offersFreeRounds: true,
    // Bullets are bets, a shot may win often, and unused bullets are refunded.
    games: { reef_hunters: { winWithoutBet: true, manyBetsOneWin: true, manyWinsOneBet: true } },
  });
}

/** Signs the platform's own requests to a partner: the partner's first valid key. */
export function signingKeyOf({ id, keys }: Partner, now: Date) {
  const [live] = Object.entries(keys).filter(([, { until }]) => !until || now < until);
  const [keyId, { secret }] = live ?? ['', { secret: '' }];
  return { partner: id, keyId, secret };
}

export function rulesOf({ rules, games }: Partner, gameCode: string): GameRules {
  return new Map(Object.entries(games)).get(gameCode) ?? rules;
}

/** Whether a partner may call from an address. An IPv4-mapped IPv6 address counts as the IPv4 address. */
export function isAllowedFrom({ addresses }: Partner, ip: string): boolean {
  if (addresses.length === 0) return true;
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  return family > 0 && allowList(addresses).check(address, family === 4 ? 'ipv4' : 'ipv6');
}

function allowList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const one of addresses) {
    const [address = '', prefix] = one.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
