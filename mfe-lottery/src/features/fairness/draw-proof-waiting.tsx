import { calls, type DrawProof } from '@croupier/contracts';
import { useEvent } from '@croupier/bus';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Card, Countdown } from '@croupier/ui';
import styles from './draw-proof-view.module.css';
import { LongValue } from './long-value.tsx';

/** A draw without numbers yet: the values that are already fixed, and when the others are published. */
export function DrawProofWaiting({ proof }: { proof: DrawProof }) {
  const { t, formats } = useTexts('mfe-lottery');
  const invalidate = useInvalidate();
  const { draw, beacon } = proof;
  useEvent('draw.changed', ({ id }) => {
    if (id === draw.id) invalidate(calls.drawRecord);
  });
  if (draw.state === 'void') return <Card>{t('fairness.void')}</Card>;
  return (
    <Card>
      <p className={styles.prose}>{t('fairness.waiting')}</p>
      <p className={styles.until}>
        <Countdown to={draw.drawsAt} onEnd={() => invalidate(calls.drawRecord)} />
      </p>
      <dl className={styles.values}>
        <LongValue label={t('fairness.commit')} value={proof.commit || null} />
        {beacon?.source !== 'quicknet' && (
          <LongValue label={t('fairness.chainEnd')} value={beacon?.chainEnd ?? null} />
        )}
        <LongValue
          label={t('fairness.round')}
          value={beacon ? formats.number(beacon.round, { useGrouping: false }) : null}
        />
      </dl>
    </Card>
  );
}
