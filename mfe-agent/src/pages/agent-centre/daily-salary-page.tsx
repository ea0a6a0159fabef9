import { Contracts } from '../../features/contracts/contracts.tsx';
import { Payouts } from '../../features/payouts/payouts.tsx';

/** The agent's daily salary: the contract from above, those with agents below, and the payouts. */
export function DailySalaryPage() {
  return (
    <>
      <Contracts kind="daily" />
      <Payouts kind="daily" />
    </>
  );
}
