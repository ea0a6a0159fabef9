import type {
  ComplianceProfile,
  InputOf,
  MemberId,
  MemberProtection,
  calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { keepDeed } from '../operators/index.ts';
import { createDecisions, type Decisions } from './decisions.ts';
import { createDoors, type Doors } from './doors.ts';
import { closedFor, playGapMs } from './guard.ts';
import { guardOf } from './guard-row.ts';
import type { Protected } from './held.ts';
import { createPlayTimes, type PlayTimes } from './play-times.ts';
import { profiles } from './profiles.ts';
import { guardRow, remindDue } from './protection.store.ts';
import { excludeStep } from './steps.ts';

export interface Protection extends Doors, Decisions, PlayTimes {
  /** Whether a member may be sent offers and given bonuses. */
  mayMarket(member: Protected): Promise<boolean>;
  /** Tells members who play that a reality check waits; each once a check. */
  remind(): Promise<void>;
  /** What an operator sees of a member. */
  dossier(
    input: InputOf<typeof calls.memberProtection>,
  ): Promise<Outcome<MemberProtection, 'not-found'>>;
  /** Closes play for a member as a family or a regulator asks; nothing here opens it. */
  exclude(
    operator: Operator,
    input: InputOf<typeof calls.excludeMember>,
  ): Promise<Outcome<MemberProtection, 'not-found' | 'invalid-input'>>;
}

export interface ProtectionUses {
  readonly live: Live;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly brands: Pick<Brands, 'byCode'>;
}

export function createProtection(
  core: Core,
  { live, identity, brands }: ProtectionUses,
): Protection {
  const { clock, db } = core;
  const profileOf = async (code: string) => complianceOf(await brands.byCode(code));
  const decisions = createDecisions(core, { live, profileOf });

  async function dossier({ brand, account }: { brand: string; account: string }) {
    const member = await identity.byAccount(brand, account);
    if (!member) return fail('not-found', { detail: 'Check the brand and the user name.' });
    const [status, history] = await Promise.all([
      decisions.status(member),
      decisions.history(member),
    ]);
    if (!status.ok || !history.ok) throw new Error('a member has a status and a history');
    const { currency = '' } = (await brands.byCode(brand)) ?? {};
    return done({
      member: member.id,
      account: member.account,
      currency,
      status: status.value,
      history: history.value,
    });
  }

  return {
    ...createDoors(core, profileOf),
    ...decisions,
    ...createPlayTimes(core, profileOf),
    dossier,

    async mayMarket({ id, brand }) {
      const row = await guardRow(db.read, id);
      const profile = profiles[await profileOf(brand)];
      return !row || closedFor(guardOf(row), profile, clock.now()) === null;
    },

    async remind() {
      const now = clock.now();
      const seenAfter = new Date(now.getTime() - playGapMs);
      await db.transaction(async (tx) => {
        const members = await remindDue(tx, { now, seenAfter });
        await live.publishAll(tx, members.map(checkDue));
      });
    },

    async exclude(operator, { length, note, ...whom }) {
      const member = await identity.byAccount(whom.brand, whom.account);
      if (!member) return dossier(whom);
      const deed = {
        action: 'protection.excluded',
        subject: `${whom.brand}/${member.account}`,
        before: '',
        after: length,
        note,
      };
      const excluded = await decisions.decide(member, excludeStep(length, 'house-exclusion'), {
        operator: operator.name,
        note,
        also: (tx) => keepDeed(tx, core, operator, deed),
      });
      return excluded.ok ? dossier(whom) : excluded;
    },
  };
}

/** Rows of a brand that is gone fall under the rules that bind least; nobody plays there. */
function complianceOf(brand: Brand | null): ComplianceProfile {
  return brand?.settings.profile.complianceProfile ?? 'open';
}

function checkDue(member: MemberId) {
  const payload = { reason: 'reality-check' as const };
  return { topic: 'protection.changed' as const, audience: { member }, payload };
}
