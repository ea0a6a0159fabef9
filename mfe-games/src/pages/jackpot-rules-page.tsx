import { useTexts } from '@croupier/i18n';
import { PageHeader, Section } from '@croupier/ui';
import { Jackpot } from '../features/jackpot/jackpot.tsx';
import { JackpotDraws } from '../features/jackpot/jackpot-draws.tsx';
import styles from './jackpot-rules-page.module.css';

/** How the jackpot is funded and drawn, and who won it. */
export function JackpotRulesPage() {
  const { t } = useTexts('mfe-games');
  return (
    <div className={styles.page}>
      <PageHeader title={t('jackpot.title')} lead={t('jackpot.lead')} />
      <Jackpot />
      <Section title={t('jackpot.how')}>
        <ol className={styles.steps}>
          {(['share', 'place', 'seal', 'draw', 'pay'] as const).map((step) => (
            <li key={step}>{t(`jackpot.step.${step}`)}</li>
          ))}
        </ol>
      </Section>
      <JackpotDraws />
    </div>
  );
}
