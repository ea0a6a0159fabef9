import { z } from 'zod';
import { decimal, idOf, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** An error that a check found in an account. */
export const ledgerFinding = z.strictObject({
  /**
   * `balance`: not the sum of its entries, or its entries are not consecutive. `roll-up`: the stored sum
   * differs from the entries. `left-over`: money on the account of a closed subject.
   */
  kind: z.enum(['balance', 'roll-up', 'left-over']),
  account: z.string(),
  currency: z.string(),
  expected: decimal,
  found: decimal,
});
export type LedgerFinding = Infer<typeof ledgerFinding>;

/** One reconciliation of the whole ledger, computed from the entries. */
export const ledgerCheck = z.strictObject({
  id: idOf('chk'),
  startedAt: z.string(),
  tookMs: z.number(),
  /** The operator's name, or `null` for a scheduled check. */
  startedBy: z.string().nullable(),
  accounts: z.number(),
  transfers: z.number(),
  /** The sum of all entries: it must be zero. */
  sum: decimal,
  isClean: z.boolean(),
  /** The number of wrong accounts; `findings` shows the first hundred. */
  wrong: z.number(),
  findings: z.array(ledgerFinding),
});
export type LedgerCheck = Infer<typeof ledgerCheck>;

/** Input and output of each call. */
export const ledgerSchemas = {
  ledgerChecks: { input: nothing, output: z.array(ledgerCheck) },
  checkLedger: { input: nothing, output: ledgerCheck },
} satisfies CallSchemas;
