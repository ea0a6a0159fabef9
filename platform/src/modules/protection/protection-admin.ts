import type { InputOf, MemberProtection, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Protection } from './protection.service.ts';
import { excludeStep, limitStep, timeOutStep, type Step } from './steps.ts';

interface MemberName {
  readonly brand: string;
  readonly account: string;
}

/** The operators' side: it reads all states and can close play; nothing here opens it. */
export interface ProtectionAdmin {
  brandDetails(name: MemberName): Promise<Outcome<MemberProtection, 'not-found'>>;
  /** Closes play for a member at the request of a family or a regulator. */
  exclude(operator: Operator, input: InputOf<typeof calls.excludeMember>): ChangeResult;
  /** A limit for a member who asks for it, as on the telephone. */
  setLimit(operator: Operator, input: InputOf<typeof calls.setMemberLimit>): ChangeResult;
  /** A break for a member who asks for it. */
  beginBreak(operator: Operator, input: InputOf<typeof calls.beginMemberBreak>): ChangeResult;
}

type ChangeResult = Promise<Outcome<MemberProtection, 'not-found' | 'invalid-input'>>;

export interface ProtectionAdminUses {
  readonly protection: Protection;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly brands: Pick<Brands, 'byCode'>;
}

export function createProtectionAdmin(
  core: Core,
  { protection, identity, brands }: ProtectionAdminUses,
): ProtectionAdmin {
  async function brandDetails({
    brand,
    account,
  }: MemberName): Promise<Outcome<MemberProtection, 'not-found'>> {
    const [member, table] = await Promise.all([
      identity.byAccount(brand, account),
      brands.byCode(brand),
    ]);
    if (!member || !table) return unknownMember;
    const [status, history] = await Promise.all([
      protection.status(member),
      protection.history(member),
    ]);
    return done({
      member: member.id,
      account: member.account,
      currency: table.currency,
      status,
      history,
    });
  }

  /** Decides for a member: guard, record, audit entry and event are one commit. */
  async function decideFor(
    operator: Operator,
    { brand, account, note }: MemberName & { readonly note: string },
    { step, action, after }: DecisionStep,
  ): Promise<Outcome<MemberProtection, 'not-found' | 'invalid-input'>> {
    const member = await identity.byAccount(brand, account);
    if (!member) return unknownMember;
    const subject = `${brand}/${member.account}`;
    const decided = await protection.decide(member, step, {
      operator: operator.name,
      note,
      also: (tx) => recordAudit(tx, core, operator, { action, subject, before: '', after, note }),
    });
    return decided.ok ? brandDetails({ brand, account }) : decided;
  }

  return {
    brandDetails,
    exclude: (operator, { length, ...name }) =>
      decideFor(operator, name, {
        step: excludeStep(length, 'house-exclusion'),
        action: 'protection.excluded',
        after: length,
      }),
    setLimit: (operator, { kind, period, value, ...name }) =>
      decideFor(operator, name, {
        step: limitStep({ kind, period }, value),
        action: 'protection.limit-set',
        after: `${kind}, ${period}: ${value}`,
      }),
    beginBreak: (operator, { length, ...name }) =>
      decideFor(operator, name, {
        step: timeOutStep(length),
        action: 'protection.break-begun',
        after: length,
      }),
  };
}

interface DecisionStep {
  readonly step: Step<'invalid-input'>;
  readonly action: string;
  readonly after: string;
}

const unknownMember = fail('not-found', { detail: 'Check the brand and the user name.' });
