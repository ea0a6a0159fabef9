import { parseAmount, type AgentPayout } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Dialog, Money } from '@croupier/ui';
import styles from './payouts.module.css';

interface ExplanationDialogProps {
  readonly payout: AgentPayout;
  readonly onClose: () => void;
}

/** How a payout came about, step by step. */
export function ExplanationDialog({ payout, onClose }: ExplanationDialogProps) {
  const { t, formats } = useTexts('mfe-agent');
  const { kind, version, amount, state, explanation } = payout;
  const { from, to, turnover, costs, carriedIn, carriedOut, sum, corrections } = explanation;
  const item = (name: string, value: string) => (
    <AmountItem key={name} label={t(`payouts.line.${name}`)} amount={value} />
  );
  return (
    <Dialog isOpen title={t('payouts.explanation')} onClose={onClose}>
      <p className={styles.note}>
        {t('payouts.of', {
          kind: t(`contracts.kind.${kind}`),
          version: formats.number(version),
          from: formats.dateTime(from),
          to: formats.dateTime(to),
        })}
      </p>
      <dl className={styles.lines}>
        {item('turnover', turnover)}
        {costs &&
          (['wins', 'rebates', 'bonuses', 'salaries'] as const).map((name) =>
            item(name, minus(costs[name])),
          )}
        {!isZero(corrections.turnover) && item('correctedTurnover', corrections.turnover)}
        {!isZero(corrections.wins) && item('correctedWins', corrections.wins)}
        {!isZero(carriedIn) && item('carriedIn', carriedIn)}
        {item('sum', sum)}
        <dt>{t('payouts.line.members')}</dt>
        <dd>{formats.number(explanation.validMembers)}</dd>
        <dt>{t('payouts.line.tier')}</dt>
        <dd>{tierText()}</dd>
        {item('amount', amount)}
        {!isZero(carriedOut) && item('carriedOut', carriedOut)}
      </dl>
      {explanation.reason && <p>{t(`payouts.reason.${explanation.reason}`)}</p>}
      {(state === 'waiting' || state === 'held') && <p>{t(`payouts.state-text.${state}`)}</p>}
    </Dialog>
  );

  function tierText(): string {
    const { tier, basisPoints } = explanation;
    if (tier === null) return '–';
    const rate = formats.percent(basisPoints / 10_000, 2);
    return t('payouts.tier', { number: formats.number(tier), rate });
  }
}

function AmountItem({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} tone="signed" />
      </dd>
    </>
  );
}

const isZero = (amount: string) => parseAmount(amount) === 0n;
/** A cost as it is subtracted. */
const minus = (amount: string) =>
  isZero(amount) ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
