import type { MemberId } from '@croupier/contracts';
import type { Campaign } from './campaign.ts';
import { countCredited } from './credited-deposits.store.ts';

/** The credited deposits of a member, counted only if one of the campaigns rewards a deposit by its number. */
export async function depositsFor(
  reader: Parameters<typeof countCredited>[0],
  campaigns: readonly Campaign[],
  member: MemberId,
): Promise<number> {
  const hasNumber = campaigns.some(({ draft }) => draft.trigger.kind === 'nth-deposit');
  return hasNumber ? countCredited(reader, member) : 0;
}

/** How many deposits must be credited before the rewarded one; `null`: no deposit is rewarded any more. */
export function depositsBefore({ draft: { trigger } }: Campaign, credited: number): number | null {
  if (trigger.kind === 'deposit') return 0;
  if (trigger.kind !== 'nth-deposit' || credited >= trigger.number) return null;
  return trigger.number - 1 - credited;
}

/** The deposit that the campaign rewards was credited: no later one brings the reward. */
export const isDepositOver = ({ draft: { trigger } }: Campaign, credited: number): boolean =>
  trigger.kind === 'nth-deposit' && credited >= trigger.number;
