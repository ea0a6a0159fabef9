import { trialType } from '@croupier/contracts';
import { fail } from '../../outcome.ts';
import type { MemberRow } from './member-row.ts';
import { agentTypes } from './member.ts';

/** Why an account with a correct secret may not sign in; `null` if it may. */
export function refusalOf(
  row: Pick<MemberRow, 'status' | 'type'>,
  { asAgent = false }: { readonly asAgent?: boolean } = {},
) {
  if (row.status === 'house' || row.type === trialType)
    return fail('member_no_enter', { detail: 'This account is not one that signs in here.' });
  if (row.status === 'locked' || row.status === 'closed')
    return fail('account-suspended', { detail: 'Ask customer service about this account.' });
  return asAgent && !agentTypes.includes(row.type)
    ? fail('error_not_agent', { detail: 'Sign in as a player: this is not an agent account.' })
    : null;
}
