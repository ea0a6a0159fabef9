import { useClient } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Icon, useToast } from '@croupier/ui';
import { useState } from 'react';
import { openChat } from '../../service/open-chat.ts';
import styles from './side-bar.module.css';

const liveChat = 3;
const vipChat = 4;

/** Opens customer service in a pop-up, and reports if that fails. */
export function LiveChatButton({ isVip }: { isVip: boolean }) {
  const { t } = useTexts('shell');
  const own = useTexts('support');
  const client = useClient();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);

  async function open(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    const opened = await openChat(client, isVip ? vipChat : liveChat);
    setOpening(false);
    if (opened !== 'opened') toast({ tone: 'negative', text: t(`service.${opened}`) });
  }

  return (
    <button
      type="button"
      className={styles.item}
      aria-busy={isOpening || undefined}
      onClick={() => void open()}
    >
      <Icon name={isVip ? 'crown' : 'chat'} />
      <span className={styles.word}>{own.t(isVip ? 'bar.vip' : 'bar.live')}</span>
    </button>
  );
}
