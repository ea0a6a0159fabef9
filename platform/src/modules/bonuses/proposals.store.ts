import type { BonusId, BonusTerms, Localized, MemberId, OperatorId } from '@croupier/contracts';
import type { ColumnType, Kysely, Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

export interface ProposalsTables {
  bonus_proposal: {
    member_id: MemberId;
    id: BonusId;
    amount_units: bigint;
    campaign: ColumnType<Localized, string, string>;
    terms: ColumnType<BonusTerms, string, string>;
    note: string;
    operator_id: OperatorId;
    operator: string;
    proposed_at: Date;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends ProposalsTables {}
}

export type ProposalRow = Selectable<ProposalsTables['bonus_proposal']>;

/** `false` if a proposal is already waiting. */
export async function addProposal(
  tx: Tx,
  { campaign, terms, ...row }: ProposalRow,
): Promise<boolean> {
  const added = await tx
    .insertInto('bonus_proposal')
    .values({ ...row, campaign: JSON.stringify(campaign), terms: JSON.stringify(terms) })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function proposalOf(
  read: Kysely<Tables>,
  member: MemberId,
): Promise<ProposalRow | undefined> {
  return read
    .selectFrom('bonus_proposal')
    .selectAll()
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/** Locks a proposal until the transaction ends, so that it is decided once. */
export function lockProposal(
  tx: Tx,
  { memberId, id }: { readonly memberId: MemberId; readonly id: BonusId },
): Promise<ProposalRow | undefined> {
  return tx
    .selectFrom('bonus_proposal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function dropProposal(tx: Tx, { id }: Pick<ProposalRow, 'id'>): Promise<void> {
  await tx.deleteFrom('bonus_proposal').where('id', '=', id).execute();
}
