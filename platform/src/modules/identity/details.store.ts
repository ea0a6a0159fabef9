import { sql, type ColumnType, type Kysely } from 'kysely';
import type { ContactKind, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { CodeRecipient, MobileNumber } from '../verification/index.ts';

export type Answers = Readonly<Record<string, string>>;

export interface DetailsTable {
  readonly member_id: MemberId;
  readonly brand: string;
  readonly mobile: MobileNumber | null;
  readonly mobile_proven_at: Date | null;
  readonly email: string | null;
  /** Missing in a new row: an address is proven later. */
  readonly email_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly answers: ColumnType<Answers, string, string>;
  readonly domain: string | null;
  readonly register_url: string;
}

export interface NewDetails extends Omit<DetailsTable, 'answers' | 'email_proven_at'> {
  readonly answers: Answers;
}

export interface ProvenContact {
  readonly member: MemberId;
  readonly brand: string;
  readonly kind: ContactKind;
  readonly recipient: CodeRecipient;
  readonly now: Date;
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

    /** Stores a proven address; `false` if another member has proven to hold the number. */
    async keepContact(tx: Tx, { member, brand, kind, recipient, now }: ProvenContact) {
      await sql`INSERT INTO member_details (member_id, brand, answers, register_url)
        VALUES (${member}, ${brand}, '{}', '') ON CONFLICT DO NOTHING`.execute(tx);
      if (kind === 'email') {
        await sql`UPDATE member_details SET email = ${recipient}, email_proven_at = ${now}
          WHERE member_id = ${member}`.execute(tx);
        return true;
      }
      // The lock puts two members who prove the same number at once in order.
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${brand} ${recipient}`}, 0))`.execute(
        tx,
      );
      const kept =
        await sql`UPDATE member_details SET mobile = ${recipient}, mobile_proven_at = ${now}
        WHERE member_id = ${member} AND NOT EXISTS (SELECT 1 FROM member_details AS other
          WHERE other.brand = ${brand} AND other.mobile = ${recipient}
            AND other.mobile_proven_at IS NOT NULL AND other.member_id <> ${member})`.execute(tx);
      return kept.numAffectedRows === 1n;
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
