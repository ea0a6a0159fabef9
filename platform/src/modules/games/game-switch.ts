import type { Calls, CountryRule, InputOf } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Providers } from '../providers/index.ts';

interface Dependencies {
  readonly core: Core;
  readonly providers: Pick<Providers, 'switchGames' | 'switchCountries' | 'invalidateOffers'>;
}

/**
 * Shows or hides games in a brand; the change and its audit record are one transaction. Bets on a hidden game
 * are refused.
 */
export async function showGames(
  { brand, vassalage, nodeId, isShown, note }: InputOf<Calls['showGames']>,
  operator: Operator,
  { core, providers }: Dependencies,
): Promise<Outcome<null, 'game-unavailable'>> {
  const provider = vassalage.toLowerCase();
  const isKnown = await core.db.transaction(async (tx) => {
    const change = { brand, provider, gameId: nodeId ?? null, isShown };
    if (!(await providers.switchGames(tx, change))) return false;
    await recordAudit(tx, core, operator, {
      action: isShown ? 'game.shown' : 'game.hidden',
      subject: `${brand}/${nodeId ?? vassalage}`,
      before: '',
      after: '',
      note,
    });
    return true;
  });
  if (!isKnown) return notOffered(vassalage);
  providers.invalidateOffers();
  return done(null);
}

/** Sets the countries in which a brand shows games; the rule and its audit record are one transaction. */
export async function setCountries(
  { brand, vassalage, nodeId, rule: asked, note }: InputOf<Calls['setGameCountries']>,
  operator: Operator,
  { core, providers }: Dependencies,
): Promise<Outcome<null, 'game-unavailable'>> {
  const provider = vassalage.toLowerCase();
  const rule = asked && { ...asked, countries: [...new Set(asked.countries)].sort() };
  const isKnown = await core.db.transaction(async (tx) => {
    const change = { brand, provider, gameId: nodeId ?? null, rule };
    const before = await providers.switchCountries(tx, change);
    if (before === undefined) return false;
    await recordAudit(tx, core, operator, {
      action: 'game.countries-set',
      subject: `${brand}/${nodeId ?? vassalage}`,
      before: textOf(before),
      after: textOf(rule),
      note,
    });
    return true;
  });
  if (!isKnown) return notOffered(vassalage);
  providers.invalidateOffers();
  return done(null);
}

const textOf = (rule: CountryRule | null) =>
  rule ? `${rule.mode} ${rule.countries.join(' ')}` : 'everywhere';

const notOffered = (vassalage: string) =>
  fail('game-unavailable', { detail: `${vassalage} offers no such game. Check its id.` });
