import type {
  MemberId,
  NewSecondFactor,
  ProvenByFactor,
  RecoveryCodes,
  SecondFactorState,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createFactor, type CodeFailure } from '../../second-factor/factor.ts';
import { factorStore, type FactorRow } from '../../second-factor/factor-store.ts';
import { recordAudit } from '../audit/index.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Member, Visitor } from './member.ts';
import { passwordErrorOf } from './own-pin.ts';
import { notifyOwner } from './owner-message.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    member_second_factors: FactorRow & { readonly member_id: MemberId };
  }
}

const store = factorStore<MemberId>({
  factors: 'member_second_factors',
  codes: 'member_recovery_codes',
  owner: 'member_id',
});

type PasswordFailure = 'wrong-credentials' | 'account-locked' | 'invalid-input' | 'unauthenticated';

export type MemberFactor = ReturnType<typeof createMemberFactor>;

/** The member's second factor: codes of an authenticator app and recovery codes. */
export function createMemberFactor(context: IdentityContext) {
  const { core, attempts, members, devices, events } = context;
  const label = 'member second factor';
  const factor = createFactor<MemberId>(core, { store, label, scope: 'member-code', attempts });

  /** The change in the audit trail, and the message to the owner. */
  async function notify(tx: Tx, row: MemberRow, visitor: Visitor, change: 'on' | 'off') {
    await audited(tx, row, `member.second-factor-${change}`);
    await notifyOwner(tx, context, { row, visitor }, { kind: `second-factor-${change}` });
  }

  const audited = (tx: Tx, row: MemberRow, action: string) =>
    recordAudit(
      tx,
      core,
      { name: row.username },
      { action, subject: `${row.brand}/${row.username}`, before: '', after: '', note: '' },
    );

  /** Runs a change that needs the password and a code. */
  async function behindBoth<Value>(
    { id }: Member,
    { password, code }: ProvenByFactor,
    { brand }: Visitor,
    work: (tx: Tx, row: MemberRow) => Promise<Value>,
  ): Promise<Outcome<Value, PasswordFailure | CodeFailure>> {
    const row = await members.byId(id);
    if (!row) return fail('unauthenticated');
    const wrong = await passwordErrorOf(context, row, { password, brand });
    if (wrong) return wrong;
    return factor.behindCode(id, code, async (tx) => done(await work(tx, row)));
  }

  return {
    isOn: factor.isOn,
    behindCode: factor.behindCode,
    drop: factor.drop,

    async state({ id }: Pick<Member, 'id'>): Promise<SecondFactorState> {
      const row = await factor.of(id);
      return {
        since: row?.proven_at?.toISOString() ?? null,
        recoveryCodesLeft: await factor.recoveryCodesLeft(id),
      };
    },

    async begin(
      { id, account }: Member,
      password: string | undefined,
      { brand }: Visitor,
    ): Promise<Outcome<NewSecondFactor, PasswordFailure | 'already-decided'>> {
      const row = await members.byId(id);
      if (!row) return fail('unauthenticated');
      const wrong = await passwordErrorOf(context, row, { password, brand });
      return wrong ?? factor.begin(id, { issuer: brand.name, name: account });
    },

    /** Remembered devices skip the code, so those that were remembered before must sign in again. */
    async finish(
      { id }: Member,
      code: string,
      visitor: Visitor,
    ): Promise<Outcome<RecoveryCodes, CodeFailure | 'unauthenticated'>> {
      const row = await members.byId(id);
      if (!row) return fail('unauthenticated');
      return factor.finish(id, code, async (tx) => {
        await devices.forgetAll(tx, id);
        await notify(tx, row, visitor, 'on');
      });
    },

    remove: (member: Member, input: ProvenByFactor, visitor: Visitor) =>
      behindBoth(member, input, visitor, async (tx, row) => {
        await factor.drop(tx, row.id);
        await notify(tx, row, visitor, 'off');
      }),

    renewCodes: (member: Member, input: ProvenByFactor, visitor: Visitor) =>
      behindBoth(member, input, visitor, async (tx, row) => {
        await audited(tx, row, 'member.recovery-codes-renewed');
        await events.record(tx, row.id, visitor, 'recovery-codes-renewed');
        return factor.newCodes(tx, row.id);
      }),
  };
}
