import { useTexts } from '@croupier/i18n';
import { ButtonLink, PageHeader, Retry, Skeleton, type PageProps } from '@croupier/ui';
import { useDrawProof } from '../api/draw-proof.ts';
import { DrawProofView } from '../features/fairness/draw-proof-view.tsx';
import { DrawProofWaiting } from '../features/fairness/draw-proof-waiting.tsx';
import { drawIdOf } from '../lib/draw-id.ts';
import { useNumero } from '../lib/use-numero.ts';
import styles from './fairness-page.module.css';

/** Anybody can check any draw here, in their own browser, without trusting the server's word. */
export function FairnessPage({ params }: PageProps) {
  const { t } = useTexts('mfe-lottery');
  const proof = useDrawProof(drawIdOf(params['drawId']));
  const numeroOf = useNumero();
  const numero = proof.data && numeroOf(proof.data.draw.numero);
  return (
    <div className={styles.page}>
      <PageHeader
        title={numero ? t('fairness.title', { numero }) : t('fairness.titlePlain')}
        lead={t('fairness.lead')}
        actions={<ButtonLink to={backTo(proof.data?.draw.gameId)}>{t('fairness.back')}</ButtonLink>}
      />
      {proof.isPending ? (
        <div aria-busy="true">
          <Skeleton height={64} lines={4} />
        </div>
      ) : proof.error ? (
        <Retry error={proof.error} again={proof.refetch} title={t('fairness.failed')} />
      ) : proof.data.draw.result.length === 0 ? (
        <DrawProofWaiting proof={proof.data} />
      ) : (
        <DrawProofView proof={proof.data} />
      )}
    </div>
  );
}

function backTo(gameId: string | undefined): string {
  return gameId ? `/lottery?gameCode=${gameId}` : '/lottery';
}
