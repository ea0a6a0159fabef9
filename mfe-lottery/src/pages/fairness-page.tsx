import type { DrawRecord, ErrorCode } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, PageHeader, Retry, Skeleton, type PageProps } from '@croupier/ui';
import { ShareButton } from '@croupier/ui/copy-button';
import { useDrawRecord } from '../api/draw-record.ts';
import { useTables } from '../api/tables.ts';
import { DrawProofView } from '../features/fairness/draw-proof-view.tsx';
import { DrawProofWaiting } from '../features/fairness/draw-proof-waiting.tsx';
import { OutsideRecord } from '../features/fairness/outside-record.tsx';
import { drawIdOf } from '../lib/draw-id.ts';
import { tableAddress } from '../lib/lotto-address.ts';
import { useNumero } from '../lib/use-numero.ts';
import styles from './fairness-page.module.css';

/** The address names no draw: a retry would give the same result. */
const unknown: readonly ErrorCode[] = ['not-found', 'invalid-input'];

/** Any visitor can verify any draw here, in their own browser, without trusting the server. */
export function FairnessPage({ params }: PageProps) {
  const { t } = useTexts('mfe-lottery');
  const drawId = drawIdOf(params['drawId']);
  const record = useDrawRecord(drawId);
  const draw = record.data?.draw;
  const isElsewhere = record.data?.proof === null;
  const numeroOf = useNumero();
  const numero = draw && numeroOf(draw.numero);
  return (
    <div className={styles.page}>
      <PageHeader
        title={numero ? t('fairness.title', { numero }) : t('fairness.titlePlain')}
        lead={t(isElsewhere ? 'outside.lead' : 'fairness.lead')}
        actions={
          <>
            <ButtonLink to={draw ? tableAddress(draw.gameId, { backUrl: null }) : '/lottery'}>
              {t('fairness.back')}
            </ButtonLink>
            {draw && (
              <ShareButton
                link={new URL(`/lottery/fairness/${draw.id}`, window.location.origin).href}
                text={t('fairness.shareText')}
                what={t('fairness.shareLink')}
              />
            )}
          </>
        }
      />
      {record.isPending ? (
        <div aria-busy="true">
          <Skeleton height={64} lines={4} />
        </div>
      ) : record.error && unknown.includes(record.error.code) ? (
        <Empty
          art="search"
          title={t('fairness.unknown')}
          text={t('fairness.unknownText')}
          action={<ButtonLink to="/lottery">{t('next.all')}</ButtonLink>}
        />
      ) : record.error ? (
        <Retry error={record.error} onRetry={record.refetch} title={t('fairness.failed')} />
      ) : record.data.proof === null ? (
        <ElsewhereDrawn record={record.data} />
      ) : record.data.proof.draw.result.length === 0 ? (
        <DrawProofWaiting proof={record.data.proof} />
      ) : (
        <DrawProofView proof={record.data.proof} />
      )}
    </div>
  );
}

function ElsewhereDrawn({ record }: { record: DrawRecord }) {
  const tables = useTables();
  const table = tables.data?.find(({ game }) => game.gameId === record.draw.gameId);
  return <OutsideRecord record={record} family={table?.game.family ?? null} />;
}
