import type { AdminDepositMethod, InputOf, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { saveTurnover, lockMethod, type MethodRow } from './deposit-methods.store.ts';

export function adminMethod(row: MethodRow): AdminDepositMethod {
  const { brand, code, name } = row;
  return {
    brand,
    code,
    name,
    isEnabled: row.is_enabled,
    turnoverPercent: row.turnover_percent,
  };
}

/** Sets what of a deposit must be staked. Deposits that were asked for before keep the rule that their member saw. */
export function setTurnover(
  core: Core,
  operator: Operator,
  { brand, code, percent, note }: InputOf<typeof calls.setDepositTurnover>,
): Promise<Outcome<AdminDepositMethod, 'not-found'>> {
  return core.db.transaction(async (tx) => {
    const method = await lockMethod(tx, brand, code);
    if (!method) return fail('not-found', { detail: 'This brand has no such way to deposit.' });
    await saveTurnover(tx, method, percent);
    await recordAudit(tx, core, operator, {
      action: 'deposit-method.turnover-set',
      subject: `${brand}/${code}`,
      before: `${method.turnover_percent} %`,
      after: `${percent} %`,
      note,
    });
    return done(adminMethod({ ...method, turnover_percent: percent }));
  });
}
