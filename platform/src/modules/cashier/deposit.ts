import {
  formatAmount,
  type Deposit,
  type DepositMethod,
  type ProofImage,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { methodsNamed, type MethodRow } from './deposit-methods.store.ts';
import type { DepositRow } from './deposits.store.ts';
import { shownProof } from './proof-image.ts';
import { proofsOf, type ProofRow } from './proofs.store.ts';

type Read = Core['db']['read'];

export function shownMethod(row: MethodRow): DepositMethod {
  return {
    code: row.code,
    kind: row.kind,
    provider: row.provider,
    name: row.name,
    minAmount: formatAmount(row.min_units),
    maxAmount: formatAmount(row.max_units),
    suggested: row.suggested_units.map((units) => formatAmount(BigInt(units))),
    fee: { fixed: formatAmount(row.fee_fixed_units), basisPoints: row.fee_basis_points },
    expectedMinutes: row.expected_minutes,
    payTo: row.pay_to,
    turnoverPercent: row.turnover_percent,
  };
}

/** Deposits of one brand as their member sees them, in the order of the input. */
export async function shownDeposits(
  read: Read,
  rows: readonly DepositRow[],
  urlOf: (image: ProofRow) => ProofImage = shownProof,
): Promise<Deposit[]> {
  const [first] = rows;
  if (!first) return [];
  const methods = await methodsNamed(
    read,
    rows.map(({ brand, method }) => ({ brand, code: method })),
  );
  const proofs = await proofsOf(
    read,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    shown(row, {
      payTo: methods.find(({ brand, code }) => brand === row.brand && code === row.method)?.pay_to,
      images: proofs.filter(({ subject }) => subject === row.id).map(urlOf),
    }),
  );
}

export async function shownDeposit(read: Read, row: DepositRow): Promise<Deposit> {
  const [deposit] = await shownDeposits(read, [row]);
  if (!deposit) throw new Error(`the deposit ${row.id} cannot be shown`);
  return deposit;
}

interface DepositDetails {
  readonly payTo: Deposit['payTo'] | undefined;
  readonly images: readonly ProofImage[];
}

/** Payment options are shown only while the deposit can be paid. */
function shown(row: DepositRow, { payTo = [], images }: DepositDetails): Deposit {
  const isPending = row.state === 'pending';
  return {
    id: row.id,
    kind: row.kind,
    method: row.method,
    amount: formatAmount(row.amount_units),
    fee: formatAmount(row.fee_units),
    receivedAmount: row.received_units === null ? null : formatAmount(row.received_units),
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    payUrl: isPending ? row.pay_url : null,
    transferCode: row.transfer_code,
    payTo: isPending ? payTo : [],
    proof:
      row.proof_given_at === null
        ? null
        : {
            bankReference: row.bank_reference ?? '',
            remark: row.proof_remark ?? '',
            images,
            givenAt: row.proof_given_at.toISOString(),
          },
  };
}
