import { type Closure, calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Button, useToast } from '@croupier/ui';
import { useLocation } from 'react-router-dom';
import { supportOverlay } from '../features/support/load-support.ts';
import { MessagePage } from '../pages/message-page.tsx';
import { openedHere } from '../windows/opened-here.ts';
import { overlaySearch } from '../windows/window-address.ts';
import styles from './closed.module.css';
import { useCallQuery, useClient } from '@croupier/client';
import { useEffect, useState } from 'react';
import { openChat } from '../service/open-chat.ts';

interface ClosedNoticeProps {
  readonly closure: Closure;
  /** The site is open again. */
  readonly onOpen: () => void;
}

/** Why the site shows nothing else: maintenance, or not offered in the visitor's region. */
export function ClosedNotice({ closure, onOpen }: ClosedNoticeProps) {
  const answer = useOpenAgain(onOpen);
  const { t } = useTexts('shell');
  const { pathname, search } = useLocation();
  const words = useWords(closure);
  const hasChat = answer?.info?.customerService.version.pathList.some(({ type }) => type === 3);
  return (
    <MessagePage title={words.title} text={words.text}>
      {words.fact && <p className={styles.fact}>{words.fact}</p>}
      <div className={styles.ways}>
        {hasChat && <ChatButton />}
        <ButtonLink
          to={{ pathname, search: overlaySearch(search, supportOverlay) }}
          state={openedHere()}
          icon="chat"
        >
          {t('service.write')}
        </ButtonLink>
        <ButtonLink to={{ pathname: '/helpmc', search }} icon="info">
          {t('help.title')}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

function useWords(closure: Closure) {
  const { t, formats, language } = useTexts('shell');
  if (closure.kind === 'region')
    return {
      title: t('region.title'),
      text: t('region.text'),
      fact: t('region.address', { ip: closure.ip }),
    };
  const { title, text, endsAt } = closure;
  return {
    title: title[language] ?? t('maintenance.title'),
    text: text[language] ?? t('maintenance.text'),
    fact: endsAt && t('maintenance.until', { time: formats.dateTime(endsAt) }),
  };
}

const askEveryMs = 30_000;

/** Polls whether the site is open, and reports once it is. Returns the latest answer. */
function useOpenAgain(onOpen: () => void) {
  const { data } = useCallQuery(
    calls.systemStatus,
    { host: window.location.hostname },
    { refreshMs: askEveryMs },
  );
  const isOpen = data?.status === 0;
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen, onOpen]);
  return data;
}

/** Opens customer service, and reports if that fails. */
function ChatButton() {
  const { t } = useTexts('shell');
  const client = useClient();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);

  async function open(): Promise<void> {
    setOpening(true);
    const opened = await openChat(client);
    setOpening(false);
    if (opened !== 'opened') toast({ tone: 'negative', text: t(`service.${opened}`) });
  }

  return (
    <Button variant="primary" icon="chat" isBusy={isOpening} onClick={() => void open()}>
      {t('service.open')}
    </Button>
  );
}
