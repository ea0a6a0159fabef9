import type { AdminAgentPayout } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './agent-contracts.module.css';

/** Inputs, formula and result of a payout. */
export function ExplanationItems({
  amount,
  currency,
  explanation,
}: Pick<AdminAgentPayout, 'amount' | 'currency' | 'explanation'>) {
  const { t, formats } = useTexts('console');
  const money = (value: string) => <bdi>{formats.money(value, `${currency} `)}</bdi>;
  const { turnover, costs, carriedIn, carriedOut, corrections, sum } = explanation;
  const amounts = {
    turnover,
    ...costs,
    carriedIn,
    sum,
    amount,
    carriedOut,
    correctedTurnover: corrections.turnover,
    correctedWins: corrections.wins,
  };
  return (
    <dl className={styles.lines}>
      {Object.entries(amounts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`agentContracts.line.${name}`)}</dt>
          <dd>{money(value)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('agentContracts.line.members')}</dt>
        <dd>{formats.number(explanation.validMembers)}</dd>
      </div>
      <div>
        <dt>{t('agentContracts.line.rate')}</dt>
        <dd>{formats.percent(explanation.basisPoints / 10_000, 2)}</dd>
      </div>
      <div>
        <dt>{t('agentContracts.line.tier')}</dt>
        <dd>
          {explanation.tier === null
            ? t(`agentContracts.reason.${explanation.reason ?? 'tier'}`)
            : formats.number(explanation.tier)}
        </dd>
      </div>
    </dl>
  );
}
