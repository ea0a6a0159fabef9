import type { AdminFeedback } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useAdminFeedback, useReloadFeedback, useSettleFeedback } from '../../api/content.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { SupportPictures } from '../../lib/support-pictures.tsx';
import documents from '../documents/documents.module.css';
import styles from './content.module.css';

const queues = ['no', 'yes'] as const;

/** Feedback of visitors and members, of all brands: open and handled. */
export function FeedbackPanel() {
  const { t } = useTexts('console');
  const [settled, setSettled] = useState<'yes' | 'no'>('no');
  return (
    <div className={documents.panel}>
      <div>
        <SegmentedControl
          label={t('content.kinds.feedback')}
          options={queues.map((value) => ({
            value,
            label: t(`content.feedback.settled.${value}`),
          }))}
          value={settled}
          onChange={setSettled}
        />
      </div>
      <FeedbackList settled={settled} />
    </div>
  );
}

function FeedbackList({ settled }: { settled: 'yes' | 'no' }) {
  const { t } = useTexts('console');
  const feedback = useAdminFeedback(settled);
  if (feedback.isPending) return <Skeleton lines={4} height={96} />;
  if (feedback.error) return <Retry error={feedback.error} onRetry={feedback.refetch} />;
  if (feedback.data.length === 0) return <Empty title={t('content.feedback.empty')} art="search" />;
  return (
    <ul className={documents.list} aria-label={t('content.kinds.feedback')}>
      {feedback.data.map((one) => (
        <FeedbackCard key={one.id} feedback={one} />
      ))}
    </ul>
  );
}

function FeedbackCard({ feedback }: { feedback: AdminFeedback }) {
  const { t, formats } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  const { brand, topic, name, contact, message, images, madeAt, settled } = feedback;
  return (
    <Card as="li" className={documents.line}>
      <div className={documents.about}>
        <span className={documents.badges}>
          <Badge>{t(`content.feedback.topics.${topic}`)}</Badge>
          <strong dir="auto">{name}</strong>
          <bdi>{contact}</bdi>
          <span className={documents.aside}>
            {brand} · {formats.dateTime(madeAt)}
          </span>
        </span>
        <p dir="auto" className={styles.message}>
          {message}
        </p>
        <SupportPictures images={images} />
        {settled && (
          <span className={documents.aside}>
            {t('content.feedback.by', { name: settled.by, time: formats.dateTime(settled.at) })}
          </span>
        )}
      </div>
      {!settled && (
        <Button
          icon="check"
          aria-label={t('content.feedback.settleOf', { what: name })}
          onClick={() => setOpen(true)}
        >
          {t('content.feedback.settle')}
        </Button>
      )}
      {isOpen && <SettleDialog feedback={feedback} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function SettleDialog({
  feedback: { id, name },
  onClose,
}: {
  feedback: AdminFeedback;
  onClose: () => void;
}) {
  const { t } = useTexts('console');
  const settle = useSettleFeedback();
  const reload = useReloadFeedback();
  return (
    <DecisionDialog
      size="l"
      title={t('content.feedback.settleOf', { what: name })}
      confirm={t('content.feedback.settle')}
      isBusy={settle.isPending}
      error={settle.error}
      onClose={onClose}
      done={t('content.feedback.settleDone')}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) => settle.mutate({ id, note }, callbacks)}
    >
      <p>{t('content.feedback.settleText')}</p>
    </DecisionDialog>
  );
}
