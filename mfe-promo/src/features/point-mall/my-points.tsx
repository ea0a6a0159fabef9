import { useTexts } from '@croupier/i18n';
import { Button, Card, Retry, Skeleton, useMoney } from '@croupier/ui';
import { useState } from 'react';
import { usePointBalance, usePointConfig } from '../../api/points.ts';
import { SignInPrompt } from '../../lib/sign-in-prompt.tsx';
import { usePoints } from '../../lib/use-points.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import styles from './point-mall.module.css';

/** The balance of a member, or how a visitor gets one. */
export function MyPoints({ isMember }: { isMember: boolean }) {
  const { t } = useTexts('mfe-promo');
  if (isMember) return <Balance />;
  return (
    <Card className={styles.balance}>
      <p>{t('mall.visitor')}</p>
      <SignInPrompt label={t('mall.sign-in')} />
    </Card>
  );
}

function Balance() {
  const { t } = useTexts('mfe-promo');
  const money = useMoney();
  const shown = usePoints();
  const balance = usePointBalance();
  const config = usePointConfig();
  const [isOpen, setOpen] = useState(false);
  if (balance.isPending) return <Skeleton height={104} />;
  if (balance.error) return <Retry error={balance.error} onRetry={balance.refetch} />;
  const { points, worth, owed } = balance.data;
  const terms = config.data;
  return (
    <Card className={styles.balance}>
      <dl className={styles.figure}>
        <dt>{t('mall.balance')}</dt>
        <dd>
          <strong>{shown(points)}</strong>
          {worth !== null && <span>{t('mall.worth', { amount: money(worth) })}</span>}
        </dd>
      </dl>
      {Number(owed) > 0 && <p role="status">{t('mall.owed', { points: shown(owed) })}</p>}
      {terms && terms.pointsPerUnit !== null && (
        <Button onClick={() => setOpen(true)}>{t('mall.convert.open')}</Button>
      )}
      {isOpen && terms && terms.pointsPerUnit !== null && (
        <ConvertDialog
          points={points}
          pointsPerUnit={terms.pointsPerUnit}
          least={terms.leastConverted}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
