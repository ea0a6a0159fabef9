import type { MemberId } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    demo_members: { readonly member_id: MemberId };
  }
}

export interface DemoMember {
  readonly id: MemberId;
  readonly brand: string;
  readonly username: string;
}

/** Which accounts belong to the demo. */
export function demoMembersStore(read: Kysely<Tables>) {
  return {
    async mark(id: MemberId): Promise<void> {
      await read
        .insertInto('demo_members')
        .values({ member_id: id })
        .onConflict((on) => on.doNothing())
        .execute();
    },
    async has(id: MemberId): Promise<boolean> {
      const marked = read.selectFrom('demo_members').select('member_id');
      return Boolean(await marked.where('member_id', '=', id).executeTakeFirst());
    },
    all: (): Promise<DemoMember[]> =>
      read
        .selectFrom('demo_members')
        .innerJoin('members', 'members.id', 'demo_members.member_id')
        .select(['members.id', 'members.brand', 'members.username'])
        .orderBy('members.id')
        .execute(),
    /** Those that are not closed, by brand. */
    async openByBrand(): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ brand: string; count: number }>`
        SELECT brand, count(*)::integer AS count FROM demo_members
        JOIN members ON members.id = demo_members.member_id
        WHERE status <> 'closed' GROUP BY brand`.execute(read);
      return new Map(rows.map(({ brand, count }) => [brand, count]));
    },
  };
}
