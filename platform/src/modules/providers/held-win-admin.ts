import {
  formatAmount,
  type HeldWin,
  type HeldWinDecision,
  type HeldWinProposal,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { byTwo, pairRefusal } from '../operators/index.ts';
import {
  changeHeldWin,
  heldWins,
  lockHeldWin,
  keysOfHeldWin,
  type HeldWinTable,
} from './held-wins.store.ts';
import { releaseHeldWin, type ReleaseUses } from './held-win-release.ts';
import { lockRoundById } from './rounds.store.ts';
import { lockTransaction } from './transactions.store.ts';
import { heldWinTakeBack } from './take-back-held-win.ts';

type Person = Pick<Operator, 'id' | 'name'>;
type Failure = 'not-found' | 'already-decided';

/** Wins above their bound: one operator says what becomes of a win, another one confirms it. */
export interface HeldWinAdmin {
  list(): Promise<readonly HeldWin[]>;
  propose(proposal: HeldWinProposal, by: Person): Promise<Outcome<void, Failure>>;
  confirm(
    decision: HeldWinDecision,
    by: Person,
  ): Promise<Outcome<void, Failure | 'second-person-needed'>>;
  /** Any operator may withdraw a proposal: the win stays held. */
  withdraw(decision: HeldWinDecision, by: Person): Promise<Outcome<void, Failure>>;
}

const shownAtMost = 100;
const noProposal = {
  proposal: null,
  proposed_by_id: null,
  proposed_by: null,
  proposed_at: null,
  note: null,
} as const;

export function createHeldWinAdmin(core: Core, uses: ReleaseUses): HeldWinAdmin {
  const { db, clock } = core;
  const takeBack = heldWinTakeBack(core, uses);

  /** The transaction, the round and then the win are locked, in the order of every batch. */
  async function locked(tx: Tx, decision: HeldWinDecision) {
    const keys = await keysOfHeldWin(tx, decision);
    const money = keys && (await lockTransaction(tx, keys));
    const round = money && (await lockRoundById(tx, keys.round_id));
    const win = round && (await lockHeldWin(tx, decision));
    if (!win) return unknown;
    return win.state === 'held' ? done({ round, money, win }) : decided;
  }

  const record = (
    tx: Tx,
    by: Person,
    { win, ...record }: { win: HeldWinTable; action: string; after: string; note: string },
  ) =>
    recordAudit(tx, core, by, {
      subject: win.id,
      before: `${formatAmount(win.amount_units)} ${win.currency}`,
      ...record,
    });

  return {
    list: async () => (await heldWins(db.read, shownAtMost)).map(shown),
    propose: ({ proposal, ...decision }, by) =>
      db.transaction(async (tx) => {
        const found = await locked(tx, decision);
        if (!found.ok) return found;
        const { win } = found.value;
        if (win.proposal) return decided;
        await changeHeldWin(tx, win.id, {
          proposal,
          proposed_by_id: by.id,
          proposed_by: by.name,
          proposed_at: clock.now(),
          note: decision.note,
        });
        const { note } = decision;
        await record(tx, by, { win, action: 'held-win.proposed', after: proposal, note });
        return done(undefined);
      }),
    confirm: (decision, by) =>
      db.transaction(async (tx) => {
        const found = await locked(tx, decision);
        if (!found.ok) return found;
        const { win } = found.value;
        if (!win.proposal) return unknown;
        const first = win.proposed_by_id;
        const refusal = first && (await pairRefusal(tx, core, { first, second: by.id }));
        if (refusal) return refusal;
        const isRelease = win.proposal === 'release';
        await (isRelease
          ? releaseHeldWin(tx, core, { ...uses, ...found.value })
          : takeBack(tx, found.value));
        const state = isRelease ? 'released' : 'taken-back';
        await changeHeldWin(tx, win.id, { state, decided_by: by.name, decided_at: clock.now() });
        const { note } = decision;
        const after = `${state} · ${byTwo(win.proposed_by ?? '', by.name)}`;
        await record(tx, by, { win, action: 'held-win.confirmed', after, note });
        return done(undefined);
      }),
    withdraw: (decision, by) =>
      db.transaction(async (tx) => {
        const found = await locked(tx, decision);
        if (!found.ok) return found;
        const { win } = found.value;
        if (!win.proposal) return unknown;
        await changeHeldWin(tx, win.id, noProposal);
        const { note } = decision;
        await record(tx, by, { win, action: 'held-win.proposal-withdrawn', after: '', note });
        return done(undefined);
      }),
  };
}

function shown(row: Awaited<ReturnType<typeof heldWins>>[number]): HeldWin {
  const { proposal, proposed_by_id, proposed_by, proposed_at, note } = row;
  return {
    id: row.id,
    memberId: row.member_id,
    account: row.account,
    brand: row.brand,
    provider: row.provider,
    providerRound: row.provider_round,
    game: row.name,
    currency: row.currency,
    staked: formatAmount(row.stake_units),
    amount: formatAmount(row.amount_units),
    bonus: formatAmount(row.bonus_units),
    bound: formatAmount(row.bound_units),
    boundBy: row.bound_by,
    state: row.state,
    madeAt: row.made_at.toISOString(),
    proposal:
      proposal && proposed_by_id && proposed_by && proposed_at
        ? {
            kind: proposal,
            operatorId: proposed_by_id,
            operator: proposed_by,
            at: proposed_at.toISOString(),
            note: note ?? '',
          }
        : null,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

const unknown = fail('not-found', { detail: 'No such win is waiting for that.' });
const decided = fail('already-decided', { detail: 'Another operator has decided this win.' });
