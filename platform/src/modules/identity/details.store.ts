import type { ColumnType, Kysely } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { MobileNumber } from '../verification/index.ts';

export type Answers = Readonly<Record<string, string>>;

export interface DetailsTable {
  readonly member_id: MemberId;
  readonly brand: string;
  readonly mobile: MobileNumber | null;
  readonly mobile_proven_at: Date | null;
  readonly email: string | null;
  readonly answers: ColumnType<Answers, string, string>;
  readonly domain: string | null;
  readonly register_url: string;
}

export interface NewDetails extends Omit<DetailsTable, 'answers'> {
  readonly answers: Answers;
}

export function detailsStore(read: Kysely<Tables>) {
  return {
    of: async (member: MemberId) =>
      (await read
        .selectFrom('member_details')
        .selectAll()
        .where('member_id', '=', member)
        .executeTakeFirst()) ?? null,

    /** The member who has proven to hold a number. */
    async holderOf(brand: string, mobile: MobileNumber): Promise<MemberId | null> {
      const row = await read
        .selectFrom('member_details')
        .select('member_id')
        .where('brand', '=', brand)
        .where('mobile', '=', mobile)
        .where('mobile_proven_at', 'is not', null)
        .executeTakeFirst();
      return row?.member_id ?? null;
    },

    /** `false` if another member has proven to hold the number. */
    async insert(tx: Tx, { answers, ...details }: NewDetails): Promise<boolean> {
      const made = await tx
        .insertInto('member_details')
        .values({ ...details, answers: JSON.stringify(answers) })
        .onConflict((on) => on.doNothing())
        .returning('member_id')
        .executeTakeFirst();
      return made !== undefined;
    },
  };
}
