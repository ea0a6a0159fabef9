import { agentIncomeFilePath } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { useRebates } from '../../api/rebates.ts';
import { Pager, useCursor } from '@croupier/ui/pager';
import { FileLink } from '../../lib/file-link.tsx';
import { RebateTable } from './rebate-table.tsx';
import styles from './rebates.module.css';

/** The agent's income from differences of prize groups: one row per ticket, with paging to older rows. */
export function Rebates() {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor();
  const rebates = useRebates(cursor.input);
  return <Section title={t('rebates.title')}>{content()}</Section>;

  function content() {
    if (rebates.isPending) return <Skeleton height={120} />;
    if (rebates.error) return <Retry error={rebates.error} onRetry={rebates.refetch} />;
    const { rows, next } = rebates.data;
    if (rows.length === 0)
      return <Empty art="wallet" title={t('rebates.none')} text={t('rebates.none-text')} />;
    return (
      <>
        <p className={styles.lead}>{t('rebates.lead')}</p>
        <FileLink path={agentIncomeFilePath} query={{}} />
        <RebateTable rebates={rows} />
        <Pager cursor={cursor} next={next} isBusy={rebates.isPlaceholderData} />
      </>
    );
  }
}
