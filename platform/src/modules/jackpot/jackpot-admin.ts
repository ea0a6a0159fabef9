import { formatAmount, parseAmount, type GameId, type JackpotTerms } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { raiseLobby } from '../providers/index.ts';
import { putJackpot, sharesOf } from './jackpot-admin.store.ts';
import { jackpotsOf, type JackpotRow } from './jackpot.store.ts';

type Change = Omit<JackpotTerms, 'currency'> & { readonly note: string };

export interface JackpotAdmin {
  terms(): Promise<readonly JackpotTerms[]>;
  /** Sets a brand's jackpot, once per revision, with its audit record. */
  set(
    change: Change,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<JackpotTerms, 'not-found' | 'version-conflict'>>;
}

export function createJackpotAdmin(
  core: Core,
  { brands }: { readonly brands: Pick<Brands, 'byCode'> },
): JackpotAdmin {
  const { db, ids } = core;

  async function terms(): Promise<readonly JackpotTerms[]> {
    const rows = await jackpotsOf(db.read);
    return Promise.all(rows.map(async (row) => view(row, await sharesOf(db.read, row.id))));
  }

  return {
    terms,
    async set(change, operator) {
      const brand = await brands.byCode(change.brand);
      if (!brand) return fail('not-found', { detail: `There is no brand ${change.brand}.` });
      const before = (await terms()).find((known) => known.brand === change.brand);
      const isSet = await db.transaction(async (tx) => {
        const row: JackpotRow = {
          id: ids.next('jpt'),
          brand: brand.code,
          currency: brand.currency,
          period_seconds: change.periodSeconds,
          seed_units: parseAmount(change.seed) ?? 0n,
          is_active: change.isActive,
          revision: change.revision + 1,
        };
        const shares = change.shares.map(({ provider, gameId, millionths }) => ({
          provider: provider.toLowerCase(),
          game_id: gameId ?? '',
          millionths,
        }));
        if (!(await putJackpot(tx, row, shares))) return false;
        // The return that the lobby states for games includes the jackpot's share.
        await raiseLobby(tx, brand.code);
        await recordAudit(tx, core, operator, {
          action: 'jackpot.set',
          subject: brand.code,
          before: before ? JSON.stringify(before) : '',
          after: JSON.stringify({ ...change, note: undefined }),
          note: change.note,
        });
        return true;
      });
      const now = (await terms()).find((known) => known.brand === change.brand);
      if (!isSet || !now)
        return fail('version-conflict', {
          detail: 'Another operator has changed the jackpot: load it again and repeat the change.',
        });
      return done(now);
    },
  };
}

function view(row: JackpotRow, shares: Awaited<ReturnType<typeof sharesOf>>): JackpotTerms {
  return {
    brand: row.brand,
    currency: row.currency,
    periodSeconds: row.period_seconds,
    seed: formatAmount(row.seed_units),
    isActive: row.is_active,
    shares: shares.map(({ provider, game_id, millionths }) => ({
      provider,
      gameId: game_id === '' ? null : gameId(game_id),
      millionths,
    })),
    revision: row.revision,
  };
}

function gameId(text: string): GameId {
  return text as GameId;
}
