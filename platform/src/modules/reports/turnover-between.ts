import type { MemberId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import { accounts, entriesBetween, playerOf } from '../ledger/index.ts';
import { unitsOf } from './hour-rows.ts';

export interface MemberTurnover {
  readonly member: MemberId;
  readonly currency: string;
  readonly units: bigint;
}

/** The turnover of members between two times, of which the second one is exclusive: part of an hour, from the ledger. */
export async function turnoverBetween(
  reader: Db['read'] | Tx,
  members: readonly MemberId[],
  span: { readonly from: Date; readonly to: Date },
): Promise<readonly MemberTurnover[]> {
  const paths = members.flatMap((member) => [accounts.cash(member), accounts.bonus(member)]);
  const sums = new Map<string, MemberTurnover>();
  for (const entry of await entriesBetween(reader, paths, span)) {
    const [member, { currency }] = [playerOf(entry.path), entry];
    const key = `${member} ${currency}`;
    const before = sums.get(key)?.units ?? 0n;
    sums.set(key, { member, currency, units: before + unitsOf(entry).turnoverUnits });
  }
  return [...sums.values()];
}
