import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useClient, useInvalidate } from '@croupier/client';
import {
  announcementTypes,
  calls,
  type InboxMessage,
  type InboxMessageId,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFailureText, useToast } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import type { Cursor } from '@croupier/ui/pager';

/** The counts of all badges; updates itself. */
export function useUnreadCount() {
  const invalidate = useInvalidate();
  useEvent('inbox.changed', () => invalidate(calls.unreadCount));
  useEvent('support.changed', () => invalidate(calls.unreadCount));
  useEvent('mission.changed', () => invalidate(calls.unreadCount));
  useEvent('reward.changed', () => invalidate(calls.unreadCount));
  return useCallQuery(calls.unreadCount, undefined);
}

/** The member's messages, the newest first; reloaded when one comes, is read, deleted or restored. */
export function useInboxMessages({ input }: Cursor) {
  const { language } = useTexts('mfe-member');
  const invalidate = useInvalidate();
  useEvent('inbox.changed', () => invalidate(calls.inboxMessages));
  return useCallQuery(calls.inboxMessages, { language, ...input }, { keepPrevious: true });
}

/** One message, and reports that the member has read it. */
export function useOpenedMessage(id: InboxMessageId) {
  const { language } = useTexts('mfe-member');
  const message = useCallQuery(calls.inboxMessage, { language, id });
  useReadReport(message.data);
  return message;
}

function useReadReport(message: InboxMessage | undefined): void {
  const client = useClient();
  const invalidateInbox = useInvalidateInbox();
  const unread = message?.isRead === false ? message.id : null;
  const reported = useRef<InboxMessageId | null>(null);
  useEffect(() => {
    if (unread === null || reported.current === unread) return;
    reported.current = unread;
    // After a failure the message stays unread, and is reported when it is opened again.
    client.call(calls.readInboxMessage, { id: unread }).then(invalidateInbox, () => undefined);
  }, [client, invalidateInbox, unread]);
}

export function useReadAll() {
  const invalidateInbox = useInvalidateInbox();
  const readUpTo = useCallMutation(calls.readInboxUpTo);
  return { readUpTo, forgetInbox: invalidateInbox };
}

/** Deletes a message, and offers to restore it. */
export function useDeleteMessage() {
  const { t } = useTexts('mfe-member');
  const client = useClient();
  const toast = useToast();
  const failureText = useFailureText();
  const invalidateInbox = useInvalidateInbox();
  const remove = useCallMutation(calls.deleteInboxMessage);
  const failed = (error: unknown) => toast({ tone: 'negative', text: failureText(error) });

  // The toast outlives the page, so it calls the client itself.
  const restore = (id: InboxMessageId) =>
    void client.call(calls.restoreInboxMessage, { id }).then(invalidateInbox, failed);

  return (id: InboxMessageId, onDeleted: () => void) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          onDeleted();
          const undo = { label: t('inbox.undo'), act: () => restore(id) };
          toast({ text: t('inbox.deleted'), action: undo });
        },
        onError: failed,
        onSettled: invalidateInbox,
      },
    );
}

function useInvalidateInbox(): () => void {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.inboxMessages);
    invalidate(calls.inboxMessage);
    invalidate(calls.unreadCount);
  };
}

/** Published notices of the brand, the newest first. */
export function useAnnouncements(pageNo: number) {
  const { language } = useTexts('mfe-member');
  const invalidate = useInvalidate();
  useEvent('notice.published', () => invalidate(calls.announcements));
  const query = { types: announcementTypes.join(), platform: 'W', language } as const;
  return useCallQuery(
    calls.announcements,
    { ...query, pageNo, pageSize: 15 },
    { keepPrevious: true },
  );
}
