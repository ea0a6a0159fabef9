import { Contracts } from '../../features/contracts/contracts.tsx';
import { Payouts } from '../../features/payouts/payouts.tsx';

/** The agent's hourly salary: the contract from above, those with agents below, and the payouts. */
export function HourlySalaryPage() {
  return (
    <>
      <Contracts kind="hourly" />
      <Payouts kind="hourly" />
    </>
  );
}
