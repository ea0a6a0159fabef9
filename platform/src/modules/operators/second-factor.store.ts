import type { OperatorId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { factorStore, type FactorRow } from '../../second-factor/factor-store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    operator_second_factors: FactorRow & { readonly operator: OperatorId };
    operator_recovery_codes: {
      readonly operator: OperatorId;
      readonly hash: Buffer;
      readonly used_at: Date | null;
    };
    operator_confirmations: { readonly session: Buffer; readonly at: Date };
  }
}

export const operatorFactors = factorStore<OperatorId>({
  factors: 'operator_second_factors',
  codes: 'operator_recovery_codes',
  owner: 'operator',
});

export async function markConfirmed(tx: Tx, session: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('operator_confirmations')
    .values({ session, at })
    .onConflict((on) => on.column('session').doUpdateSet({ at }))
    .execute();
}
