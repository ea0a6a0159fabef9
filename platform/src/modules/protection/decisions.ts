import type {
  ErrorCode,
  MemberId,
  ProtectionAction,
  ProtectionRecord,
  ProtectionRules,
  ProtectionStatus,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Live } from '../live/index.ts';
import { freshGuard, type Guard } from './guard.ts';
import { guardOf } from './guard-row.ts';
import { lockedGuards, type ProtectedMember } from './locked-guards.ts';
import { profiles } from './profiles.ts';
import { addRecord, guardRow, recordsOf } from './protection.store.ts';
import { rulesView, statusView } from './status-view.ts';
import type { Change, Step } from './steps.ts';
import type { ProfileOf } from './profile-lookup.ts';

/** Who decided, if not the member. */
export interface OnBehalf {
  readonly operator: string;
  readonly note: string;
  /** Further writes of the same commit. */
  readonly also: (tx: Tx) => Promise<void>;
}

/** Decisions about a member's play: guard, record and event are one commit. */
export interface Decisions {
  rules(brand: string): Promise<ProtectionRules>;
  status(member: ProtectedMember): Promise<ProtectionStatus>;
  history(member: ProtectedMember): Promise<readonly ProtectionRecord[]>;
  decide<F extends ErrorCode = never>(
    member: ProtectedMember,
    step: Step<F>,
    onBehalf?: OnBehalf,
  ): Promise<Outcome<ProtectionStatus, F>>;
}

export type EndPlay = (tx: Tx, member: MemberId, why: 'signed-out') => Promise<void>;

export interface DecisionsUses {
  readonly live: Live;
  readonly endPlay: EndPlay;
  readonly profileOf: ProfileOf;
}

/** A break and an exclusion close open games: none continues when the break is over. */
const endsPlay: ReadonlySet<ProtectionAction> = new Set([
  'time-out',
  'self-exclusion',
  'house-exclusion',
]);

export function createDecisions(
  core: Core,
  { live, profileOf, endPlay }: DecisionsUses,
): Decisions {
  const { clock, db, ids } = core;

  async function keep(tx: Tx, change: Change, onBehalf: OnBehalf | undefined): Promise<void> {
    await lockedGuards.write(tx, change.guard);
    if (endsPlay.has(change.action)) await endPlay(tx, change.guard.member, 'signed-out');
    await addRecord(tx, {
      id: ids.next('prr'),
      member_id: change.guard.member,
      at: clock.now(),
      action: change.action,
      operator: onBehalf?.operator ?? null,
      kind: change.name?.kind ?? null,
      period: change.name?.period ?? null,
      before: change.before ?? null,
      after: change.after ?? null,
      note: onBehalf?.note ?? '',
    });
    await onBehalf?.also(tx);
    const audience = { member: change.guard.member };
    await live.publish(tx, 'protection.changed', audience, { reason: 'status' });
  }

  return {
    rules: async (brand) => rulesView(await profileOf(db.read, brand)),

    async status({ id, brand }) {
      const row = await guardRow(db.read, id);
      const guard = row ? guardOf(row) : freshGuard(id, brand);
      return statusView(guard, await profileOf(db.read, brand), clock.now());
    },

    history: ({ id }) => recordsOf(db.read, id),

    decide: (member, step, onBehalf) =>
      db.transaction(async (tx) => {
        const name = await profileOf(tx, member.brand);
        const guard: Guard = await lockedGuards.opened(tx, member);
        const now = clock.now();
        const decided = step(guard, { now, profile: profiles[name] });
        if (!decided.ok) return decided;
        const { value: change } = decided;
        if (change) await keep(tx, change, onBehalf);
        return done(statusView(change?.guard ?? guard, name, now));
      }),
  };
}
