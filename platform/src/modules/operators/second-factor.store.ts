import type { Kysely } from 'kysely';
import type { OperatorId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    operator_second_factors: SecondFactorRow;
    operator_recovery_codes: {
      readonly operator: OperatorId;
      readonly hash: Buffer;
      readonly used_at: Date | null;
    };
    operator_confirmations: { readonly session: Buffer; readonly at: Date };
  }
}

interface SecondFactorRow {
  readonly operator: OperatorId;
  readonly secret: string;
  readonly proven_at: Date | null;
  readonly last_step: bigint;
}

export async function secondFactorOf(
  db: Kysely<Tables>,
  operator: OperatorId,
): Promise<SecondFactorRow | null> {
  const rows = db.selectFrom('operator_second_factors').selectAll();
  return (await rows.where('operator', '=', operator).executeTakeFirst()) ?? null;
}

/**
 * Stores a secret that is not confirmed yet, unless a confirmed one exists. Returns whether the secret was
 * stored.
 */
export async function draftSecret(
  db: Kysely<Tables>,
  operator: OperatorId,
  secret: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator_second_factors')
    .values({ operator, secret, proven_at: null, last_step: 0n })
    .onConflict((on) =>
      on
        .column('operator')
        .doUpdateSet({ secret })
        .where('operator_second_factors.proven_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Accepts the code of a time step once: a step that is not after the last accepted one is refused. */
export async function takeStep(tx: Tx, operator: OperatorId, step: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_second_factors')
    .set({ last_step: step })
    .where('operator', '=', operator)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markProven(tx: Tx, operator: OperatorId, at: Date): Promise<void> {
  const row = tx.updateTable('operator_second_factors').set({ proven_at: at });
  await row.where('operator', '=', operator).execute();
}

export async function takeRecoveryCode(
  tx: Tx,
  operator: OperatorId,
  { hash, at }: { readonly hash: Buffer; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_recovery_codes')
    .set({ used_at: at })
    .where('operator', '=', operator)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  operator: OperatorId,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').where('operator', '=', operator).execute();
  const rows = hashes.map((hash) => ({ operator, hash, used_at: null }));
  await tx.insertInto('operator_recovery_codes').values(rows).execute();
}

export async function dropSecondFactor(tx: Tx, operator: OperatorId): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').where('operator', '=', operator).execute();
  await tx.deleteFrom('operator_second_factors').where('operator', '=', operator).execute();
}

export async function markConfirmed(tx: Tx, session: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('operator_confirmations')
    .values({ session, at })
    .onConflict((on) => on.column('session').doUpdateSet({ at }))
    .execute();
}
