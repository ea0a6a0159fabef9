import type { InboxMessage, InboxMessageId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, ErrorText, useFailureText } from '@croupier/ui';
import { useRef } from 'react';
import { useInboxMessages, useReadAll } from '../../api/inbox.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { MessageList } from './message-list.tsx';
import { OpenedMessage } from './opened-message.tsx';
import { useOpenedId } from './use-opened-id.ts';
import styles from './inbox.module.css';

/** The list beside the opened message; on a narrow screen, one of them. */
export function MessageBox({ unread }: { unread: number }) {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const messages = useInboxMessages(cursor);
  const [opened, open] = useOpenedId();
  const isEmpty = opened === null && messages.data?.rows.length === 0;
  const list = useRef<HTMLDivElement>(null);

  /** Returns the focus to the list, where the opened message was. */
  function close(): void {
    const last = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    open(null);
    (last ?? list.current)?.focus();
  }

  return (
    <div
      className={styles.box}
      data-opened={opened !== null || undefined}
      data-empty={isEmpty || undefined}
    >
      <div ref={list} tabIndex={-1} className={styles.list}>
        {unread > 0 && <ReadAll newest={cursor.isFirst ? messages.data?.rows[0] : undefined} />}
        <Records
          answer={messages}
          cursor={cursor}
          empty={<Empty art="river" title={t('inbox.empty')} text={t('inbox.empty-text')} />}
        >
          {(rows) => <MessageList messages={rows} opened={opened} onOpen={open} />}
        </Records>
      </div>
      {opened !== null && <OpenedMessage key={opened} id={opened} onClose={close} />}
      {opened === null && !isEmpty && <p className={styles.choose}>{t('inbox.choose')}</p>}
    </div>
  );
}

/** Marks everything up to the newest message that the page shows, so that a later one stays unread. */
function ReadAll({ newest }: { newest: Pick<InboxMessage, 'id'> | undefined }) {
  const { t } = useTexts('mfe-member');
  const failureText = useFailureText();
  const { readUpTo, forgetInbox: invalidateInbox } = useReadAll();
  if (!newest) return null;
  const { id }: { readonly id: InboxMessageId } = newest;
  return (
    <div className={styles.all}>
      <Button
        size="s"
        variant="quiet"
        icon="check"
        isBusy={readUpTo.isPending}
        onClick={() => readUpTo.mutate({ id }, { onSettled: invalidateInbox })}
      >
        {t('inbox.read-all')}
      </Button>
      <ErrorText>{readUpTo.error && failureText(readUpTo.error)}</ErrorText>
    </div>
  );
}
