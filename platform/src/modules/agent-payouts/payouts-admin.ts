import {
  formatAmount,
  type AdminAgentPayout,
  type ContractSimulation,
  type InputOf,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { contractById } from '../agent-contracts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import { byTwo, firstRefusal, pairRefusal } from '../operators/index.ts';
import { bookPayouts, type PayUses } from './pay.ts';
import {
  changePayout,
  lockPayout,
  payoutsIn,
  type NamedPayout,
  type PayoutRow,
} from './payouts.store.ts';
import { setHeld } from './settlement.store.ts';
import { shownPayout } from './shown-payout.ts';
import { simulate } from './simulate.ts';
import type { BrandMoney } from './write-payouts.ts';

type Person = Pick<Operator, 'id' | 'name'>;
type Decision = InputOf<typeof calls.releaseAgentPayout>;
type DecisionResult<F extends 'second-person-needed' | 'already-decided' = 'already-decided'> =
  Promise<Outcome<AdminAgentPayout, 'not-found' | F>>;

export interface PayoutsAdmin {
  payouts(query: InputOf<typeof calls.adminAgentPayouts>): Promise<Outcome<Page<AdminAgentPayout>>>;
  /** Pays a held payout. Above the brand's limit the second operator completes it. */
  release(
    operator: Person,
    input: Decision,
  ): DecisionResult<'already-decided' | 'second-person-needed'>;
  /** Ends a held or unpaid payout without paying it. */
  refuse(operator: Person, input: Decision): DecisionResult;
  hold(
    operator: Person,
    input: InputOf<typeof calls.holdAgentContract>,
  ): Promise<Outcome<void, 'not-found'>>;
  simulate(
    input: InputOf<typeof calls.simulateContract>,
  ): Promise<Outcome<ContractSimulation, 'not-found' | 'invalid-input'>>;
}

interface PayoutsAdminUses extends PayUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  moneyOf(brand: Brand): Promise<BrandMoney>;
}

const pageSize = 50;

export function createPayoutsAdmin(core: Core, uses: PayoutsAdminUses): PayoutsAdmin {
  const { db, clock } = core;

  /** Runs a decision on a locked payout of the brand, with its audit record. */
  async function decide<F extends 'second-person-needed' | 'already-decided'>(
    operator: Person,
    { brand, payoutId, note }: Decision,
    work: (tx: Tx, payout: NamedPayout) => Promise<Outcome<string, F>>,
  ): Promise<Outcome<AdminAgentPayout, 'not-found' | F>> {
    return db.transaction(async (tx): Promise<Outcome<AdminAgentPayout, 'not-found' | F>> => {
      const payout = await lockPayout(tx, payoutId);
      if (payout?.brand !== brand) return noPayout;
      const worked = await work(tx, payout);
      if (!worked.ok) return worked;
      await recordAudit(tx, core, operator, {
        action: worked.value,
        subject: `${brand}/${payoutId}`,
        before: payout.state,
        after: JSON.stringify({ agent: payout.agent, amount: formatAmount(payout.amount_units) }),
        note,
      });
      const after = await lockPayout(tx, payoutId);
      return after ? done(shownForOperators(after)) : noPayout;
    });
  }

  async function release(tx: Tx, operator: Person, payout: NamedPayout, input: Decision) {
    if (payout.state !== 'held') return decided;
    const brand = await uses.brands.byCode(input.brand);
    const limit = brand ? (await uses.moneyOf(brand)).twoPersonUnits : null;
    const first = payout.release_operator_id;
    if (limit !== null && payout.amount_units > limit) {
      const refusal =
        first === null
          ? await firstRefusal(tx, operator.id)
          : await pairRefusal(tx, core, { first, second: operator.id });
      if (refusal) return refusal;
      if (first === null) {
        const change = { release_operator_id: operator.id, release_operator: operator.name };
        await changePayout(tx, payout.id, { ...change, note: input.note });
        return done('agent-payout.release-proposed');
      }
    }
    const persons = payout.release_operator && byTwo(payout.release_operator, operator.name);
    await payReleased(tx, payout, persons ? `${persons}: ${input.note}` : input.note);
    return done('agent-payout.released');
  }

  async function payReleased(tx: Tx, payout: PayoutRow, note: string): Promise<void> {
    const [transfer] = await bookPayouts(tx, uses, [payout]);
    await changePayout(tx, payout.id, {
      note,
      ...(transfer
        ? { state: 'paid', transfer_id: transfer, paid_at: clock.now() }
        : { state: 'waiting' }),
    });
  }

  return {
    async payouts({ limit = pageSize, ...query }) {
      const rows = await payoutsIn(db.read, { ...query, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map(shownForOperators),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    release: (operator, input) =>
      decide<'already-decided' | 'second-person-needed'>(operator, input, (tx, payout) =>
        release(tx, operator, payout, input),
      ),

    refuse: (operator, input) =>
      decide<'already-decided'>(operator, input, async (tx, { id, state }) => {
        if (state !== 'held' && state !== 'waiting') return decided;
        await changePayout(tx, id, { state: 'refused', note: input.note });
        return done('agent-payout.refused');
      }),

    hold: (operator, { brand, contractId, isHeld, note }) =>
      db.transaction(async (tx) => {
        const known = await contractById(tx, contractId);
        if (known?.brand !== brand) return noContract;
        await setHeld(tx, contractId, isHeld);
        await recordAudit(tx, core, operator, {
          action: isHeld ? 'agent-contract.held' : 'agent-contract.hold-ended',
          subject: `${brand}/${contractId}`,
          before: '',
          after: String(isHeld),
          note,
        });
        return done(undefined);
      }),

    simulate: async ({ brand: code, account, terms }) => {
      const brand = await uses.brands.byCode(code);
      const agent = brand && (await uses.identity.byAccount(code, account));
      if (!brand || !agent) return unknownAccount;
      return simulate(core, { brand, agent: agent.id, terms });
    },
  };
}

const shownForOperators = (row: NamedPayout): AdminAgentPayout => ({
  ...shownPayout(row),
  brand: row.brand,
  releasedBy: row.state === 'held' ? row.release_operator : null,
  note: row.note,
});

const decided = fail('already-decided', {
  detail: 'The payout has another state by now. Load the page again.',
});
const noPayout = fail('not-found', { detail: 'There is no such payout.' });
const noContract = fail('not-found', { detail: 'There is no such contract.' });
const unknownAccount = fail('not-found', { detail: 'The brand has no agent of this name.' });
