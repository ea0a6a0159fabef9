import {
  parseAmount,
  type Bonus,
  type BonusId,
  type Calls,
  type InputOf,
  type MemberId,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import { trialType, type Identity, type Member, type Operator } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { keepDeed } from '../operators/index.ts';
import { bonusOf } from './bonus.ts';
import { addGrant, endBonus } from './bonus-ends.ts';
import { bonusesOf, isInPlay, lockBonuses, overdueBonuses } from './bonuses.store.ts';
import { bonusView } from './bonus-view.ts';

export interface Bonuses {
  of(member: Pick<Member, 'id'>): Promise<Outcome<readonly Bonus[]>>;
  /** Gives a member money under terms, with its audit entry, or not at all. */
  grant(
    order: InputOf<Calls['grantBonus']>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<Bonus, 'not-found' | 'in_need_true_account' | 'bonus-active'>>;
  /** The member gives the bonus up; what was won with cash is untouched. */
  forfeit(
    member: Pick<Member, 'id'>,
    id: BonusId,
  ): Promise<Outcome<readonly Bonus[], 'not-found' | 'bonus-in-play'>>;
  /** For the job: ends what is over time and in no round any more. */
  expire(): Promise<void>;
}

export interface BonusesUses {
  readonly ledger: Pick<Ledger, 'book' | 'balance'>;
  readonly identity: Pick<Identity, 'byId'>;
  readonly brands: Pick<Brands, 'byCode'>;
}

const shownAtMost = 20;
const endedAtOnce = 100;

export function createBonuses(core: Core, { ledger, identity, brands }: BonusesUses): Bonuses {
  const { db, clock, ids } = core;
  const bank = { ledger, clock };

  async function listOf(member: MemberId): Promise<readonly Bonus[]> {
    const [rows, { balanceUnits }] = await Promise.all([
      bonusesOf(db.read, member, shownAtMost),
      ledger.balance(accounts.bonus(member)),
    ]);
    return rows.map((row) => bonusView(row, row.state === 'active' ? balanceUnits : 0n));
  }

  async function forfeitIn(tx: Tx, member: MemberId, id: BonusId) {
    const [bonus] = await lockBonuses(tx, { ids: [id], members: [] });
    if (bonus?.member_id !== member || bonus.state !== 'active') return 'not-found';
    if (await isInPlay(tx, id)) return 'bonus-in-play';
    await endBonus(tx, bank, { bonus, state: 'forfeited' });
    return null;
  }

  async function expireIn(tx: Tx, id: BonusId): Promise<void> {
    const [bonus] = await lockBonuses(tx, { ids: [id], members: [] });
    if (bonus?.state !== 'active' || bonus.expires_at > clock.now()) return;
    if (await isInPlay(tx, id)) return;
    await endBonus(tx, bank, { bonus, state: 'expired' });
  }

  return {
    of: async (member) => done(await listOf(member.id)),

    async grant({ memberId, amount, campaign, terms, note }, operator) {
      const member = await identity.byId(memberId);
      const brand = member && (await brands.byCode(member.brand));
      if (!brand) return fail('not-found', { detail: `There is no member ${memberId}.` });
      if (member.type === trialType) return fail('in_need_true_account');
      const units = parseAmount(amount) ?? 0n;
      const id = ids.next('bon');
      const receiver = { id: memberId, brand: brand.code, currency: brand.currency };
      const bonus = bonusOf({ id, member: receiver, campaign, units, terms, now: clock.now() });
      const isAdded = await db.transaction(async (tx) => {
        if (!(await addGrant(tx, bank, bonus))) return false;
        await keepDeed(tx, core, operator, {
          action: 'bonus.granted',
          subject: memberId,
          before: '',
          after: JSON.stringify({ id, amount, campaign, terms }),
          note,
        });
        return true;
      });
      if (isAdded) return done(bonusView(bonus, units));
      return fail('bonus-active', { detail: 'Grant it again once the bonus they have is over.' });
    },

    async forfeit({ id: member }, id) {
      const fault = await db.transaction((tx) => forfeitIn(tx, member, id));
      if (fault === 'bonus-in-play')
        return fail(fault, { detail: 'Finish the round that is played with it, and try again.' });
      return fault ? fail(fault) : done(await listOf(member));
    },

    async expire() {
      for (const { id } of await overdueBonuses(db.read, clock.now(), endedAtOnce))
        await db.transaction((tx) => expireIn(tx, id));
    },
  };
}
