import type { ContractTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import styles from './terms-list.module.css';

/** The terms of a contract in words, alike for both parties. */
export function TermsList({ terms }: { readonly terms: ContractTerms }) {
  const { t, formats } = useTexts('mfe-agent');
  const money = useMoney();
  const { kind, base, period, losses, tiers, minimumTurnover, validTurnover } = terms;
  const needsMembers = tiers.some(({ members }) => members > 0);
  return (
    <ul className={styles.terms}>
      {tiers.map(({ threshold, members, basisPoints }) => (
        <li key={threshold}>
          {t(members > 0 ? 'terms.tier-members' : 'terms.tier', {
            rate: formats.percent(basisPoints / 10_000, 2),
            threshold: money(threshold),
            base: t(`terms.base.${base}`),
            members: formats.number(members),
          })}
        </li>
      ))}
      <li>{t(`terms.period.${kind === 'dividend' ? (period ?? 'day') : kind}`)}</li>
      {losses && <li>{t(`terms.losses.${losses}`)}</li>}
      <li>{t('terms.minimum', { amount: money(minimumTurnover) })}</li>
      {needsMembers && <li>{t('terms.valid', { amount: money(validTurnover) })}</li>}
    </ul>
  );
}
