import { Contracts } from '../../features/contracts/contracts.tsx';
import { Payouts } from '../../features/payouts/payouts.tsx';

/** The agent's dividend: the contract from above, those with agents below, and the payouts. */
export function DividendPage() {
  return (
    <>
      <Contracts kind="dividend" />
      <Payouts kind="dividend" />
    </>
  );
}
