import type { Job } from '../../core.ts';
import type { Lottery } from './lottery.service.ts';

/** The jobs that advance draws. Each run continues from the state that an earlier one left. */
export function lotteryJobs({ lottery }: { readonly lottery: Lottery }): Job[] {
  return [
    { name: 'lottery-schedule', everyMs: 10_000, run: () => lottery.draws.schedule() },
    { name: 'lottery-draws', everyMs: 500, run: (fence) => lottery.draws.advance(fence) },
    { name: 'lottery-sources', everyMs: 20_000, run: () => lottery.resultSources.askAll() },
    { name: 'lottery-chases', everyMs: 1_000, run: () => lottery.advanceChases() },
    { name: 'lottery-rebates', everyMs: 5_000, run: () => lottery.rebateAll() },
    { name: 'lottery-settlement', everyMs: 500, run: () => lottery.settlement.settleAll() },
  ];
}
