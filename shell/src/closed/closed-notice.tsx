import type { Closure } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { MessagePage } from '../pages/message-page.tsx';
import { ChatButton } from '../service/chat-button.tsx';
import styles from './closed.module.css';
import { useOpenAgain } from './use-open-again.ts';

interface ClosedNoticeProps {
  readonly closure: Closure;
  /** The site is open again. */
  readonly onOpen: () => void;
}

/** Why the site shows nothing else: it is being worked on, or not offered where the visitor is. */
export function ClosedNotice({ closure, onOpen }: ClosedNoticeProps) {
  const answer = useOpenAgain(onOpen);
  const words = useWords(closure);
  const hasChat = answer?.info?.customerService.version.pathList.some(({ type }) => type === 3);
  return (
    <MessagePage title={words.title} text={words.text}>
      {words.fact && <p className={styles.fact}>{words.fact}</p>}
      {hasChat && <ChatButton />}
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
