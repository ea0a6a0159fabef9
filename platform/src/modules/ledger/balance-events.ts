import { formatAmount, type MemberId } from '@croupier/contracts';
import { cashOwnerOf } from './accounts.ts';
import type { ChangedAccount } from './batch-plan.ts';

/** Whom a change of an account is told; nobody of another account than a player's cash. */
export const ownerOf = ({ path }: ChangedAccount): MemberId | null => cashOwnerOf(path);

/** What a player is told, as JSON: to make an object of columns takes the database twice the time of reading it. */
export function balanceEventsOf({ path, after }: ChangedAccount): string | null {
  if (cashOwnerOf(path) === null) return null;
  const { currency, balanceUnits, version } = after;
  return `{"sumBalance":"${formatAmount(balanceUnits)}","currency":${JSON.stringify(currency)},"version":${version}}`;
}
