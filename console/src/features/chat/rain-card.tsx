import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useChatSettings } from '../../api/chat.ts';
import styles from '../../lib/rewarding.module.css';
import { ChatSettingsDialog, type ShownSettings } from './chat-settings-dialog.tsx';
import { RainDialog } from './rain-dialog.tsx';

/** The room of a brand: whether it is open, its rules, and the campaigns that can rain. */
export function ChatSettingsCard({ brand }: { brand: string }) {
  const settings = useChatSettings(brand);
  if (settings.isPending) return <Skeleton lines={3} height={44} />;
  if (settings.error) return <Retry error={settings.error} again={settings.refetch} />;
  return <Settings brand={brand} settings={settings.data} />;
}

function Settings({ brand, settings }: { brand: string; settings: ShownSettings }) {
  const { t, formats } = useTexts('console');
  const [open, setOpen] = useState<'settings' | 'rain' | null>(null);
  const { isOpen, slowSeconds, textLength, rains } = settings;
  const close = () => setOpen(null);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Badge tone={isOpen ? 'positive' : 'neutral'}>
          {t(isOpen ? 'chat.open' : 'chat.closed')}
        </Badge>
      </div>
      <ul className={styles.lines}>
        <li>{t('chat.slow', { seconds: formats.number(slowSeconds) })}</li>
        <li>{t('chat.length', { length: formats.number(textLength) })}</li>
        <li>
          {rains.length === 0
            ? t('chat.noRains')
            : t('chat.rains', { count: formats.number(rains.length) })}
        </li>
      </ul>
      <div className={styles.acts}>
        <Button onClick={() => setOpen('settings')}>{t('chat.change')}</Button>
        {isOpen && rains.length > 0 && (
          <Button icon="gift" onClick={() => setOpen('rain')}>
            {t('chat.startRain')}
          </Button>
        )}
      </div>
      {open === 'settings' && (
        <ChatSettingsDialog brand={brand} settings={settings} onClose={close} />
      )}
      {open === 'rain' && <RainDialog brand={brand} rains={rains} onClose={close} />}
    </Card>
  );
}
