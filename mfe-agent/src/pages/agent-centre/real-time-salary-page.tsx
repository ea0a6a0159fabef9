import { Contracts } from '../../features/contracts/contracts.tsx';
import { Payouts } from '../../features/payouts/payouts.tsx';

/** The agent's real-time salary: the contract from above, those with agents below, and the payouts. */
export function RealTimeSalaryPage() {
  return (
    <>
      <Contracts kind="real-time" />
      <Payouts kind="real-time" />
    </>
  );
}
