import {
  entryKinds,
  formatAmount,
  teamTransactionGroups,
  type EntryKind,
  type InputOf,
  type TeamTransaction,
  type TeamTransactions,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { firstIdAt } from '../../system.ts';
import type { Brands } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import { teamEntries, type TeamEntry } from '../ledger/index.ts';
import { longSpan, spanOf } from '../reports/index.ts';
import { placeOf, timeOf } from './place.ts';
import { findBelow, idsBelow, scopeOf, shownBelow, type TeamScope } from './team-scope.ts';

const pageSize = 15;
const allKinds: readonly EntryKind[] = Object.values(teamTransactionGroups).flat();

/** Deposits, withdrawals and other bookings of the members below an agent, without their bets. */
export function createTransactions(
  core: Pick<Core, 'db' | 'clock'>,
  { brands }: { readonly brands: Pick<Brands, 'byCode'> },
) {
  const { db } = core;

  async function named(
    scope: TeamScope,
    entries: readonly TeamEntry[],
  ): Promise<readonly TeamTransaction[]> {
    const ids = [...new Set(entries.map(({ member }) => member))];
    const known = await findBelow(db.read, scope, { ids, limit: ids.length });
    const names = new Map(known.map((one) => [one.id, shownBelow(scope, one)]));
    return entries.flatMap(({ transfer, member, kind, units, bookedAt }) => {
      const name = names.get(member);
      const shown = entryKinds.find((one) => one === kind);
      if (!name || !shown) return [];
      const { account, level } = name;
      const amount = formatAmount(units);
      const at = bookedAt.toISOString();
      return { id: transfer, memberId: member, account, level, kind: shown, amount, bookedAt: at };
    });
  }

  return async (
    member: Member,
    { before, limit = pageSize, search, group, ...query }: InputOf<typeof calls.teamTransactions>,
  ): Promise<Outcome<TeamTransactions, 'error_not_agent' | 'invalid-input'>> => {
    const scope = await scopeOf(db.read, member);
    if (!scope) return fail('error_not_agent');
    const place = await placeOf(core, brands, member);
    const span = spanOf(query, place.today);
    if (!span) return fail('invalid-input', longSpan);
    const after = before === undefined ? null : cursorIn(before);
    if (after === 'invalid') return fail('invalid-input');
    const { from, until } = timeOf(place, span);
    const found = await teamEntries(db.read, {
      members: idsBelow(scope, search),
      currency: place.currency,
      kinds: group ? teamTransactionGroups[group] : allKinds,
      since: firstIdAt('trf', from.getTime()),
      before: firstIdAt('trf', until.getTime()),
      after,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const next = found.length > limit && last ? `${last.transfer} ${last.member}` : null;
    return done({ ...place, ...span, rows: [...(await named(scope, page))], next });
  };
}

function cursorIn(text: string) {
  const match = /^(trf_[0-9a-z]{26}) (mem_[0-9a-zA-Z]{8,40})$/.exec(text);
  const [, transfer = '', member = ''] = match ?? [];
  return match ? { transfer, member } : 'invalid';
}
