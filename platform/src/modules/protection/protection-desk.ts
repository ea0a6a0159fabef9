import type { InputOf, MemberProtection, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import { keepDeed } from '../operators/index.ts';
import type { Protection } from './protection.service.ts';
import { excludeStep } from './steps.ts';

interface Whom {
  readonly brand: string;
  readonly account: string;
}

/** The operators' side: they see everything and can close play; nothing here opens it. */
export interface ProtectionDesk {
  dossier(whom: Whom): Promise<Outcome<MemberProtection, 'not-found'>>;
  /** Closes play for a member as a family or a regulator asks. */
  exclude(
    operator: Operator,
    input: InputOf<typeof calls.excludeMember>,
  ): Promise<Outcome<MemberProtection, 'not-found' | 'invalid-input'>>;
}

export interface ProtectionDeskUses {
  readonly protection: Protection;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly brands: Pick<Brands, 'byCode'>;
}

export function createProtectionDesk(
  core: Core,
  { protection, identity, brands }: ProtectionDeskUses,
): ProtectionDesk {
  async function dossier({
    brand,
    account,
  }: Whom): Promise<Outcome<MemberProtection, 'not-found'>> {
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

  return {
    dossier,

    async exclude(operator, { length, note, ...whom }) {
      const member = await identity.byAccount(whom.brand, whom.account);
      if (!member) return unknownMember;
      const deed = {
        action: 'protection.excluded',
        subject: `${whom.brand}/${member.account}`,
        before: '',
        after: length,
        note,
      };
      const excluded = await protection.decide(member, excludeStep(length, 'house-exclusion'), {
        operator: operator.name,
        note,
        also: (tx) => keepDeed(tx, core, operator, deed),
      });
      return excluded.ok ? dossier(whom) : excluded;
    },
  };
}

const unknownMember = fail('not-found', { detail: 'Check the brand and the user name.' });
