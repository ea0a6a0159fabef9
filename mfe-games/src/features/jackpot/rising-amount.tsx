import { formatAmount, type Jackpot } from '@croupier/contracts';
import { Odometer, useMoney, useServerNow } from '@croupier/ui';
import { useState } from 'react';
import { jackpotRefreshMs } from '../../api/jackpots.ts';
import { riseTo, shownUnits } from './rise.ts';

/** The specification's interval (§9). */
const tickMs = 3_000;
/** Digits below a cent are not shown. */
const centUnits = 1_000n;

/** The pool as it rises towards the last true value, never beyond it. */
export function RisingAmount({ jackpot }: { jackpot: Jackpot }) {
  const money = useMoney();
  const pace = { nowMs: useServerNow(tickMs).getTime(), takesMs: jackpotRefreshMs };
  const [known, setKnown] = useState(() => ({ jackpot, rise: riseTo(jackpot, null, pace) }));
  const rise = known.jackpot === jackpot ? known.rise : riseTo(jackpot, known.rise, pace);
  if (known.jackpot !== jackpot) setKnown({ jackpot, rise });
  const units = shownUnits(rise, pace);
  return <Odometer value={money(formatAmount(units - (units % centUnits)))} />;
}
