import { type DecimalAmount, formatAmount, type MemberId } from '@croupier/contracts';
import { cashOwnerOf } from './accounts.ts';
import type { ChangedAccount } from './plan.ts';

export interface BalanceNews {
  readonly member: MemberId | null;
  readonly sumBalance: DecimalAmount | null;
}

/** What a player whose cash changed is told; nobody is told of another account. */
export function newsOf({ path, after }: ChangedAccount): BalanceNews {
  const member = cashOwnerOf(path);
  return { member, sumBalance: member === null ? null : formatAmount(after.balanceUnits) };
}
