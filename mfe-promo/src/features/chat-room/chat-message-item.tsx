import { chatReasons, type ChatMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  ErrorText,
  SegmentedControl,
  useFailureText,
  useToast,
} from '@croupier/ui';
import { useState } from 'react';
import { useReportChat } from '../../api/chat.ts';
import styles from './chat-room.module.css';

interface ChatMessageItemProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly onMute: () => void;
}

/** A message; others' messages can be hidden or reported. */
export function ChatMessageItem({ message, isOwn, onMute }: ChatMessageItemProps) {
  const { t, formats } = useTexts('mfe-promo');
  const [isReporting, setReporting] = useState(false);
  const { account, text, at } = message;
  return (
    <li className={styles.line} data-own={isOwn || undefined}>
      <p className={styles.by}>
        <bdi>{isOwn ? t('chat.you') : account}</bdi>
        <time dateTime={at} className={styles.note}>
          {formats.time(at)}
        </time>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {!isOwn && (
        <p className={styles.acts}>
          <Button
            variant="quiet"
            size="s"
            icon="eye-off"
            aria-label={t('chat.mute-label', { name: account })}
            onClick={onMute}
          >
            {t('chat.mute')}
          </Button>
          <Button
            variant="quiet"
            size="s"
            icon="alert"
            aria-label={t('chat.report-label', { name: account })}
            onClick={() => setReporting(true)}
          >
            {t('chat.report')}
          </Button>
        </p>
      )}
      {isReporting && <ReportDialog message={message} onClose={() => setReporting(false)} />}
    </li>
  );
}

function ReportDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTexts('mfe-promo');
  const failureText = useFailureText();
  const toast = useToast();
  const report = useReportChat();
  const [reason, setReason] = useState<(typeof chatReasons)[number]>('spam');
  const send = () =>
    report.mutate(
      { id: message.id, reason },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t('chat.reported') });
          onClose();
        },
      },
    );
  return (
    <Dialog isOpen size="s" title={t('chat.report')} onClose={onClose}>
      <div className={styles.room}>
        <blockquote className={styles.text} dir="auto">
          {message.text}
        </blockquote>
        <SegmentedControl
          label={t('chat.reason')}
          options={chatReasons.map((value) => ({ value, label: t(`chat.reason-of.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <ErrorText>{report.error && failureText(report.error)}</ErrorText>
        <Button variant="primary" isBusy={report.isPending} onClick={send}>
          {t('chat.send-report')}
        </Button>
      </div>
    </Dialog>
  );
}
