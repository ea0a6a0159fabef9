import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useRebates } from '../../api/rebates.ts';
import { RebateTable } from './rebate-table.tsx';
import styles from './rebates.module.css';

/** The agent's income from differences of prize groups: one row per ticket, with paging to older rows. */
export function Rebates() {
  const { t } = useTexts('mfe-agent');
  const [passed, setPassed] = useState<readonly string[]>([]);
  const rebates = useRebates(passed.at(-1));
  return <Section title={t('rebates.title')}>{content()}</Section>;

  function content() {
    if (rebates.isPending) return <Skeleton height={120} />;
    if (rebates.error) return <Retry error={rebates.error} again={rebates.refetch} />;
    const { rows, next } = rebates.data;
    if (rows.length === 0)
      return <Empty art="wallet" title={t('rebates.none')} text={t('rebates.none-text')} />;
    return (
      <>
        <p className={styles.lead}>{t('rebates.lead')}</p>
        <RebateTable rebates={rows} />
        {(passed.length > 0 || next !== null) && pager(next)}
      </>
    );
  }

  function pager(next: string | null) {
    const isBusy = rebates.isPlaceholderData;
    return (
      <nav className={styles.pager} aria-label={t('rebates.pages')}>
        <Button
          variant="quiet"
          disabled={passed.length === 0}
          isBusy={isBusy}
          onClick={() => setPassed(passed.slice(0, -1))}
        >
          {t('rebates.newer')}
        </Button>
        <Button
          variant="quiet"
          disabled={next === null}
          isBusy={isBusy}
          onClick={() => next !== null && setPassed([...passed, next])}
        >
          {t('rebates.older')}
        </Button>
      </nav>
    );
  }
}
