import type { Language, MemberId, PushBrowserId, PushKind } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface PushTables {
  push_browsers: {
    id: PushBrowserId;
    member_id: MemberId;
    brand: string;
    /** SHA-256 of the endpoint in hex. */
    mark: string;
    locked_address: string;
    language: Language;
    kinds: PushKind[];
    kept_at: Date;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends PushTables {}
}

export type BrowserRow = Selectable<PushTables['push_browsers']>;

/** A known browser is reassigned to the member who uses it now. */
export async function saveBrowser(tx: Tx, row: BrowserRow): Promise<void> {
  const { id, mark, ...changes } = row;
  await tx
    .insertInto('push_browsers')
    .values(row)
    .onConflict((conflict) => conflict.column('mark').doUpdateSet(changes))
    .execute();
}

export const browsersOf = (read: Db['read'] | Tx, member: MemberId): Promise<BrowserRow[]> =>
  read
    .selectFrom('push_browsers')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function dropBrowsers(
  tx: Db['read'] | Tx,
  { ids }: { readonly ids: readonly PushBrowserId[] },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('push_browsers').where('id', 'in', ids).execute();
}

export async function dropBrowsersOf(tx: Tx, members: readonly MemberId[]): Promise<void> {
  if (members.length === 0) return;
  await tx.deleteFrom('push_browsers').where('member_id', 'in', members).execute();
}
