import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useChatRains, type ShownRains } from '../../api/chat.ts';
import styles from '../../lib/rewarding.module.css';
import { RainDialog } from './rain-dialog.tsx';

/** Whether the room of a brand is open, and the campaigns that can rain in it. */
export function RainCard({ brand }: { brand: string }) {
  const rains = useChatRains(brand);
  if (rains.isPending) return <Skeleton lines={3} height={44} />;
  if (rains.error) return <Retry error={rains.error} onRetry={rains.refetch} />;
  return <Rains brand={brand} shown={rains.data} />;
}

function Rains({ brand, shown: { isOpen, rains } }: { brand: string; shown: ShownRains }) {
  const { t, formats } = useTexts('console');
  const [isStarting, setStarting] = useState(false);
  return (
    <Card className={styles.card}>
      <div className={styles.acts}>
        <Badge tone={isOpen ? 'positive' : 'neutral'}>
          {t(isOpen ? 'chat.open' : 'chat.closed')}
        </Badge>
        <span className={styles.note}>
          {rains.length === 0
            ? t('chat.noRains')
            : t('chat.rains', { count: formats.number(rains.length) })}
        </span>
      </div>
      {isOpen && rains.length > 0 && (
        <div>
          <Button icon="gift" onClick={() => setStarting(true)}>
            {t('chat.startRain')}
          </Button>
        </div>
      )}
      {isStarting && <RainDialog brand={brand} rains={rains} onClose={() => setStarting(false)} />}
    </Card>
  );
}
