import type { MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { usePrizeGroup } from '../../api/lottery.ts';
import { PrizeGroupDialog } from './prize-group-dialog.tsx';
import styles from './prize-group.module.css';

/** The prize group of a member's lottery odds, and its bounds. */
export function PrizeGroupCard({ file }: { file: MemberFile }) {
  const { t, formats } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  const { group } = usePrizeGroup(file.id);
  if (group.isPending) return <Skeleton lines={2} height={44} />;
  if (group.error) return <Retry error={group.error} onRetry={group.refetch} />;
  const { own, least, most } = group.data;
  const bounds = { least: formats.number(least), most: formats.number(most) };
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('prizeGroup.title')}</h2>
      <p>
        {own === null ? t('prizeGroup.mode') : t('prizeGroup.own', { group: formats.number(own) })}
      </p>
      <p className={styles.bounds}>
        {least > most ? t('prizeGroup.none') : t('prizeGroup.bounds', bounds)}
      </p>
      <div>
        <Button onClick={() => setOpen(true)}>{t('prizeGroup.change')}</Button>
      </div>
      {isOpen && <PrizeGroupDialog file={file} group={group.data} onClose={() => setOpen(false)} />}
    </Card>
  );
}
