import {
  brokenRule,
  contradictionIn,
  flagOfContract,
  ruleError,
  type BrokenRule,
  type ContractKind,
  type ContractTerms,
  type MemberId,
} from '@croupier/contracts';
import { fail, type Failed } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import {
  contractIn,
  contractsGivenBy,
  type NamedContract,
  type Reader,
} from './contracts.store.ts';

/** The refusal where the brand has the kind switched off. */
export function flagRefusal(brand: Brand | null, kind: ContractKind): Failed<'forbidden'> | null {
  return brand?.flags.includes(flagOfContract[kind])
    ? null
    : fail('forbidden', { detail: 'This brand has no contracts of this kind.' });
}

/** The refusal for terms that contradict themselves. */
export function termsRefusal(terms: ContractTerms): Failed<'invalid-input'> | null {
  const broken = contradictionIn(terms);
  return (
    broken &&
    fail('invalid-input', {
      detail: `Check ${broken.field}: tiers rise in threshold, members and rate, and fit the kind.`,
      fields: { [`terms.${broken.field}`]: ruleError(broken) },
    })
  );
}

type RuleRefusal = Failed<'contract-rule-broken'> | null;

/** The refusal for terms beyond those of the contract above: which rule, between whom. */
export function rangeRefusal(
  terms: ContractTerms,
  above: NamedContract,
  below: string,
): RuleRefusal {
  const broken = brokenRule(terms, above.terms);
  return broken && refusalOf(broken, { upper: above.agent, lower: below });
}

const sentences: Readonly<Record<BrokenRule['rule'], string>> = {
  rate: 'the rate of a tier is above that of the upper contract',
  period: 'the period differs from that of the upper contract',
  base: 'the thresholds are compared with something else than in the upper contract',
  losses: 'losses are reset, while the upper contract carries them',
  minimum: 'the minimum turnover is below that of the upper contract',
  valid: 'members are valid with less turnover than in the upper contract',
  'no-own-contract': 'the upper agent has no contract of this kind',
  'contracts-below': 'a contract below rests on this one; end it first',
};

function refusalOf(
  broken: BrokenRule,
  { upper, lower }: { readonly upper: string; readonly lower: string },
): Failed<'contract-rule-broken'> {
  const { rule, field } = broken;
  const between = { upper, lower };
  return fail('contract-rule-broken', {
    detail: `Between ${upper} and ${lower}: ${sentences[rule]} (${field}).`,
    fields: { [`terms.${field}`]: { ...ruleError(broken), between } },
  });
}

/** The refusal where an operator has moved one of two agents, so that they are not directly above each other. */
export const movedRefusal = (between: { readonly upper: string; readonly lower: string }) =>
  fail('not-found', {
    detail: `${between.upper} is not directly above ${between.lower}.`,
    fields: { contractId: { code: 'pattern', pattern: 'contract-moved', between } },
  });

/** The refusal where an agent cannot give such terms to an agent below. */
export async function upperRefusal(
  reader: Reader,
  terms: ContractTerms,
  { upline, uplineAccount, agent }: { upline: MemberId; uplineAccount: string; agent: string },
): Promise<RuleRefusal> {
  const { kind } = terms;
  const own = await contractIn(reader, { agent: upline, kind, state: 'active' });
  if (own) return rangeRefusal(terms, own, agent);
  const broken = { rule: 'no-own-contract', field: 'kind' } as const;
  return refusalOf(broken, { upper: uplineAccount, lower: agent });
}

/** The refusal where contracts that the agent gave go beyond terms; `null` terms: the agent has none any more. */
export async function lowerRefusal(
  reader: Reader,
  contract: NamedContract,
  terms: ContractTerms | null,
): Promise<RuleRefusal> {
  const { agent, agent_id: id, kind } = contract;
  for (const given of await contractsGivenBy(reader, id, kind)) {
    const broken = terms
      ? brokenRule(given.terms, terms)
      : ({ rule: 'contracts-below', field: 'kind' } as const);
    if (broken) return refusalOf(broken, { upper: agent, lower: given.agent });
  }
  return null;
}
