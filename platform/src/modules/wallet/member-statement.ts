import type { MemberId, StatementEntry } from '@croupier/contracts';
import { accounts, type Entry, type Ledger, type StatementPage } from '../ledger/index.ts';
import { shownEntry } from './statement-entry.ts';

export interface MemberStatement {
  readonly rows: readonly StatementEntry[];
  readonly next: string | null;
}

type Books = Pick<Ledger, 'statement' | 'partsOn'>;

/**
 * A page of a member's statement: one line for each transfer, however many moves it made on the cash account, with its
 * part on the bonus account. A page never ends within a transfer.
 */
export async function memberStatement(
  ledger: Books,
  member: MemberId,
  page: StatementPage,
): Promise<MemberStatement> {
  const path = accounts.cash(member);
  const first = await ledger.statement(path, page);
  const entries = [...first.entries];
  let { next } = first;
  while (next !== null) {
    const rest = await ledger.statement(path, { ...page, before: next, limit: 1 });
    const [entry] = rest.entries;
    if (!entry || entry.transfer !== entries.at(-1)?.transfer) break;
    entries.push(entry);
    next = rest.next;
  }
  const merged = mergedByTransfer(entries);
  const transfers = merged.map(({ transfer }) => transfer);
  const parts = await ledger.partsOn(accounts.bonus(member), transfers);
  return { rows: merged.map((entry) => shownEntry(entry, parts.get(entry.transfer))), next };
}

/** Entries stand newest first: the first one of a transfer has the balance after it. */
function mergedByTransfer(entries: readonly Entry[]): readonly Entry[] {
  return entries.reduce<Entry[]>((lines, entry) => {
    const last = lines.at(-1);
    if (last?.transfer !== entry.transfer) return [...lines, entry];
    const amountUnits = last.amountUnits + entry.amountUnits;
    return [...lines.slice(0, -1), { ...last, amountUnits }];
  }, []);
}
