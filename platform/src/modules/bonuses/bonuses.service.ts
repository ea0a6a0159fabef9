import type { Bonus, BonusId, BonusEntry, MemberId, Page } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { createBonusAdmin, type BonusAdmin } from './bonus-admin.ts';
import { endBonus } from './bonus-ends.ts';
import { bonusHistory, type HistoryPage } from './bonus-history.ts';
import { isInPlay, lockBonuses, overdueBonuses } from './bonuses.store.ts';
import { shownBonuses } from './bonus-view.ts';
import type { BonusesUses } from './bonuses-uses.ts';

export interface Bonuses {
  of(member: Pick<Member, 'id'>): Promise<Outcome<readonly Bonus[]>>;
  history(member: Pick<Member, 'id'>, page: HistoryPage): Promise<Outcome<Page<BonusEntry>>>;
  /** The member forfeits the bonus; cash winnings are not affected. */
  forfeit(
    member: Pick<Member, 'id'>,
    id: BonusId,
  ): Promise<Outcome<readonly Bonus[], 'not-found' | 'bonus-in-play'>>;
  /** Admin functions for bonuses. */
  readonly admin: BonusAdmin;
  /** For the job: ends expired bonuses that are in no round. */
  expire(): Promise<void>;
}

const endedAtOnce = 100;

export function createBonuses(core: Core, uses: BonusesUses): Bonuses {
  const { db, clock } = core;
  const { ledger, live } = uses;
  const bank = { ledger, live, clock };

  async function forfeitIn(tx: Tx, member: MemberId, id: BonusId) {
    const [bonus] = await lockBonuses(tx, { ids: [id], members: [] });
    if (bonus?.member_id !== member || bonus.state !== 'active') return fail('not-found');
    if (await isInPlay(tx, id))
      return fail('bonus-in-play', {
        detail: 'Finish the round that is played with it, and try again.',
      });
    await endBonus(tx, bank, { bonus, state: 'forfeited', forfeitedBy: 'member' });
    return null;
  }

  async function expireIn(tx: Tx, id: BonusId): Promise<void> {
    const [bonus] = await lockBonuses(tx, { ids: [id], members: [] });
    if (bonus?.state !== 'active' || bonus.expires_at > clock.now()) return;
    if (await isInPlay(tx, id)) return;
    await endBonus(tx, bank, { bonus, state: 'expired' });
  }

  return {
    of: async ({ id }) => done(await shownBonuses({ db, ledger }, id)),
    history: async ({ id }, page) => done(await bonusHistory({ db, ledger }, id, page)),

    async forfeit({ id: member }, id) {
      const error = await db.transaction((tx) => forfeitIn(tx, member, id));
      return error ?? done(await shownBonuses({ db, ledger }, member));
    },

    admin: createBonusAdmin(core, uses),

    async expire() {
      for (const { id } of await overdueBonuses(db.read, clock.now(), endedAtOnce))
        await db.transaction((tx) => expireIn(tx, id));
    },
  };
}
