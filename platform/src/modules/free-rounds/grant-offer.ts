import {
  formatAmount,
  parseAmount,
  type FreeRoundsGranted,
  type FreeRoundsOrder,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { lacksTranslation, titleWithOwn } from '../documents/index.ts';
import type { GameRow } from '../providers/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { OfferRow } from './free-rounds.store.ts';
import type { Person, FreeRoundsUses } from './free-rounds-uses.ts';
import { noOffer, type offerViews } from './offer-views.ts';
import type { offerTargets } from './offer-targets.ts';
import type { offerGiving } from './give-offer.ts';

const longestDays = 366;

/** Creates an offer: checked, then granted or proposed. */
export function offerGrants(
  core: Core,
  uses: FreeRoundsUses,
  {
    gameOf,
    membersOf,
    keep,
    shown,
  }: {
    readonly gameOf: ReturnType<typeof offerTargets>['gameOf'];
    readonly membersOf: ReturnType<typeof offerTargets>['membersOf'];
    readonly keep: ReturnType<typeof offerGiving>['keep'];
    readonly shown: ReturnType<typeof offerViews>['shown'];
  },
) {
  const { brands } = uses;
  const { clock, ids, db } = core;

  return {
    /** Gives members free rounds; above the brand's amount the offer waits for a second operator. */
    async grant(
      order: FreeRoundsOrder,
      by: Person,
      key: string,
    ): Promise<
      Outcome<
        FreeRoundsGranted,
        'not-found' | 'invalid-input' | 'game-unavailable' | 'idempotency-key-reused'
      >
    > {
      const brand = await brands.byCode(order.brand);
      if (!brand) return fail('not-found', { detail: 'There is no such brand.' });
      const lacking = lacksTranslation(order.words, brand.defaultLanguage, 'words');
      if (lacking) return lacking;
      const game = await gameOf(brand, order);
      if (!game)
        return fail('game-unavailable', {
          detail: 'Choose a game that the brand shows and whose provider offers free rounds.',
        });
      const stakeUnits = parseAmount(order.stake) ?? 0n;
      const expiresAt = new Date(order.until);
      const offered = { currency: brand.currency, stakeUnits, expiresAt };
      const bounds = boundsError(game, offered, clock.now());
      if (bounds) return bounds;
      const { members, unknown } = await membersOf(brand.code, order.accounts);
      if (members.length === 0)
        return fail('invalid-input', {
          detail: 'None of these accounts can get free rounds.',
          fields: { accounts: { code: 'invalid' } },
        });
      const worth = stakeUnits * BigInt(order.rounds) * BigInt(members.length);
      const most = await uses.twoPersonUnitsOf(brand.code);
      const offer: OfferRow = {
        id: ids.next('fro'),
        brand: brand.code,
        provider: game.provider,
        game_id: game.id,
        game_code: game.code,
        currency: brand.currency,
        rounds: order.rounds,
        stake_units: stakeUnits,
        expires_at: expiresAt,
        campaign: titleWithOwn(order.words, brand.defaultLanguage),
        win_terms: order.terms,
        note: order.note,
        state: most !== null && worth > most ? 'waiting' : 'granted',
        members,
        operator_id: by.id,
        operator: by.name,
        offered_at: clock.now(),
        request_key: `${by.id}:${key}`,
      };
      const stored = await db.transaction((tx) => keep(tx, offer, by));
      if (!stored) return fail('idempotency-key-reused');
      const view = await shown(stored.brand, stored.id);
      return view ? done({ offer: view, unknown }) : noOffer;
    },
  };
}

interface Bounds {
  readonly currency: string;
  readonly stakeUnits: bigint;
  readonly expiresAt: Date;
}

/** A round is worth what the game takes as a stake, and ends within a year from now. */
function boundsError(
  game: GameRow,
  { currency, stakeUnits, expiresAt }: Bounds,
  now: Date,
): Failed<'invalid-input'> | null {
  const least = parseAmount(game.min_bet[currency] ?? '') ?? 0n;
  const most = parseAmount(game.max_bet[currency] ?? '');
  const isStake = stakeUnits >= least && (most === null || stakeUnits <= most);
  if (!isStake)
    return fail('invalid-input', {
      fields: {
        stake: {
          code: 'range',
          min: Number(formatAmount(least)),
          ...(most !== null && { max: Number(formatAmount(most)) }),
        },
      },
    });
  const latest = dayjs.utc(now).add(longestDays, 'day').toDate();
  return expiresAt > now && expiresAt <= latest
    ? null
    : fail('invalid-input', { fields: { until: { code: 'invalid' } } });
}
