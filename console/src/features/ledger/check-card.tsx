import type { LedgerCheck } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Icon, Stat } from '@croupier/ui';
import styles from './check-card.module.css';
import { FindingsTable } from './findings-table.tsx';

/** The result of the newest check. */
export function CheckCard({ check }: { check: LedgerCheck }) {
  const { t, formats } = useTexts('console');
  const { isClean, findings, wrong } = check;
  const isZero = /^-?0+(\.0+)?$/.test(check.sum);
  return (
    <Card className={styles.check} data-sound={isClean}>
      <div className={styles.verdict} role="status">
        <Icon name={isClean ? 'shield' : 'alert'} width="40" height="40" />
        <div>
          <h2>{t(isClean ? 'ledger.sound' : 'ledger.broken')}</h2>
          <p>{t(isClean ? 'ledger.soundText' : 'ledger.brokenText')}</p>
        </div>
      </div>
      <div className={styles.numbers}>
        <Stat
          label={t('ledger.sum')}
          value={formats.money(check.sum, '')}
          tone={isZero ? 'positive' : 'negative'}
        />
        <Stat
          label={t('ledger.wrong')}
          value={formats.number(wrong)}
          tone={wrong === 0 ? 'positive' : 'negative'}
        />
        <Stat label={t('ledger.accounts')} value={formats.number(check.accounts)} />
        <Stat label={t('ledger.transfers')} value={formats.number(check.transfers)} />
      </div>
      {findings.length > 0 && <FindingsTable findings={findings} />}
      {wrong > findings.length && (
        <p className={styles.note}>
          {t('ledger.more', { number: formats.number(wrong - findings.length) })}
        </p>
      )}
      <p className={styles.note}>
        {t('ledger.checked', { time: formats.dateTime(check.startedAt) })}
      </p>
    </Card>
  );
}
