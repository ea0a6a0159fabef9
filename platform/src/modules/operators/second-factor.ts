import type { NewSecondFactor, OperatorId, RecoveryCodes } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { createFactor, wrongCode, type CodeFailure } from '../../second-factor/factor.ts';
import { createAttempts } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { OperatorSession } from './access.ts';
import { markConfirmed, operatorFactors } from './second-factor.store.ts';

type Coded<Value> = Promise<Outcome<Value, CodeFailure>>;

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The operators' second factor, with audit records, and the time of a session's last confirmation. */
export function createSecondFactor(
  core: Pick<Core, 'db' | 'clock' | 'random' | 'ids'> & {
    readonly config: Pick<Core['config'], 'keysSecret'>;
  },
) {
  const { clock } = core;
  const factor = createFactor<OperatorId>(core, {
    store: operatorFactors,
    label: 'operator second factor',
    scope: 'console-code',
    attempts: createAttempts(core),
  });

  /** A secret without a confirmed first code is not active. */
  const whereOn = <Value>(
    { id, secondFactor }: OperatorSession,
    code: string,
    work: (tx: Tx) => Promise<Value>,
  ): Coded<Value> =>
    secondFactor === 'on'
      ? factor.behindCode(id, code, async (tx) => done(await work(tx)))
      : Promise.resolve(wrongCode);

  const audited = (tx: Tx, action: string, operator: OperatorSession) =>
    recordAudit(tx, core, operator, {
      action,
      subject: operator.name,
      before: '',
      after: '',
      note: '',
    });

  return {
    take: factor.take,
    seed: factor.seed,
    isOn: factor.isOn,

    begin: ({ id, name }: OperatorSession): Promise<Outcome<NewSecondFactor, 'already-decided'>> =>
      factor.begin(id, { issuer: 'Croupier', name }),

    finish: (operator: OperatorSession, code: string, session: Buffer): Coded<RecoveryCodes> =>
      factor.finish(operator.id, code, async (tx) => {
        await markConfirmed(tx, session, clock.now());
        await audited(tx, 'operator.second-factor-on', operator);
      }),

    remove: (operator: OperatorSession, code: string): Coded<void> =>
      whereOn(operator, code, async (tx) => {
        await factor.drop(tx, operator.id);
        await audited(tx, 'operator.second-factor-off', operator);
      }),

    renew: (operator: OperatorSession, code: string): Coded<RecoveryCodes> =>
      whereOn(operator, code, async (tx) => {
        await audited(tx, 'operator.recovery-codes-renewed', operator);
        return factor.newCodes(tx, operator.id);
      }),

    confirm: (operator: OperatorSession, code: string, session: Buffer): Coded<void> =>
      whereOn(operator, code, (tx) => markConfirmed(tx, session, clock.now())),
  };
}
