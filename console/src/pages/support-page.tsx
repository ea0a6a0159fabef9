import {
  supportQueues,
  type BrandSummary,
  type SupportQueue,
  type SupportRoomId,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrands } from '../api/brands.ts';
import { AnswersDialog } from '../features/support/answers-dialog.tsx';
import { Dialogue } from '../features/support/dialogue.tsx';
import { RoomList } from '../features/support/room-list.tsx';
import styles from '../features/support/support.module.css';

/** Members who wrote to support, and the answers to them. */
export function SupportPage() {
  const { t } = useTexts('console');
  const brands = useBrands();
  const { brand: requested } = useParams();
  const brand = brands.data?.find(({ code }) => code === requested) ?? brands.data?.[0];
  return (
    <>
      <PageHeader isSlim title={t('support.title')} lead={t('support.lead')} />
      {brands.isPending && <Skeleton lines={6} height={72} />}
      {brands.error && <Retry error={brands.error} onRetry={brands.refetch} />}
      {brands.data && brand && <Admin brands={brands.data} brand={brand.code} />}
    </>
  );
}

interface PanelProps {
  readonly brands: readonly BrandSummary[];
  readonly brand: string;
}

function Admin({ brands, brand }: PanelProps) {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { roomId } = useParams();
  const [queue, setQueue] = useState<SupportQueue>('waiting');
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={styles.page}>
      <div className={styles.controls}>
        <SegmentedControl
          label={t('brand.choose')}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
          value={brand}
          onChange={(code) => void navigate(`/support/${code}`)}
        />
        <SegmentedControl
          label={t('support.queues')}
          options={supportQueues.map((value) => ({ value, label: t(`support.queue.${value}`) }))}
          value={queue}
          onChange={setQueue}
        />
        <Button onClick={() => setEditing(true)}>{t('support.answers.title')}</Button>
      </div>
      <div className={styles.panel}>
        <RoomList brand={brand} queue={queue} />
        {isRoomId(roomId) ? (
          <Dialogue key={roomId} roomId={roomId} />
        ) : (
          <Empty title={t('support.none')} text={t('support.noneText')} art="search" />
        )}
      </div>
      {isEditing && <AnswersDialog brand={brand} onClose={() => setEditing(false)} />}
    </div>
  );
}

function isRoomId(text: string | undefined): text is SupportRoomId {
  return text !== undefined && /^(mem|vis)_/.test(text);
}
