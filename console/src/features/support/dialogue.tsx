import type { AdminSupportRoom, SupportRoomId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Empty, ErrorText, Retry, Skeleton, useFailureText } from '@croupier/ui';
import { useMemberFile } from '../../api/members.ts';
import { useSupportAdmin, useSupportDialogue } from '../../api/support.ts';
import { useOperator } from '../../session/use-operator.ts';
import { MemberCard } from '../member/member-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import { VisitorCard } from './visitor-card.tsx';
import { MessageList } from './message-list.tsx';
import styles from './support.module.css';

interface DialogueProps {
  readonly roomId: SupportRoomId;
  /** The member's file is already around it. */
  readonly isInFile?: boolean;
}

/** The conversation between a member and support, with the possible actions. */
export function Dialogue({ roomId, isInFile = false }: DialogueProps) {
  const { t } = useTexts('console');
  const found = useSupportDialogue(roomId);
  if (found.isPending) return <Skeleton lines={6} height={56} />;
  if (found.error) return <Retry error={found.error} onRetry={found.refetch} />;
  const { room, messages, hasEarlier } = found.data;
  const [first] = messages;
  return (
    <div className={styles.dialogue}>
      <Card className={styles.talk}>
        <RoomActs room={room} />
        <div className={styles.scroll} role="log" aria-label={t('support.log')}>
          <div className={styles.thread}>
            {first && hasEarlier && <EarlierMessages roomId={roomId} before={first.number} />}
            {first ? (
              <MessageList messages={messages} />
            ) : (
              <Empty title={t('support.noMessages')} />
            )}
          </div>
        </div>
        <AnswerForm room={room} />
      </Card>
      {room.visitor && <VisitorCard room={room} visitor={room.visitor} />}
      {!isInFile && !room.visitor && <Member room={room} />}
    </div>
  );
}

function RoomActs({ room }: { room: AdminSupportRoom }) {
  const { t } = useTexts('console');
  const operator = useOperator();
  const failureText = useFailureText();
  const { assign, close, reload } = useSupportAdmin();
  const { roomId, account, assignee, lastNumber, state } = room;
  const isMine = assignee !== null && assignee === operator?.name;
  const handlers = { onSettled: reload };
  const error = assign.error ?? close.error;
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>
        <bdi>{account}</bdi>
      </h2>
      <Button
        size="s"
        isBusy={assign.isPending}
        onClick={() => assign.mutate({ roomId, isMine: !isMine }, handlers)}
      >
        {t(isMine ? 'support.giveBack' : 'support.take')}
      </Button>
      {state !== 'closed' && (
        <Button
          size="s"
          icon="check"
          isBusy={close.isPending}
          onClick={() => close.mutate({ roomId, lastNumber }, handlers)}
        >
          {t('support.close')}
        </Button>
      )}
      <ErrorText>{error && failureText(error)}</ErrorText>
    </header>
  );
}

function Member({ room: { brand, account } }: { room: AdminSupportRoom }) {
  const file = useMemberFile({ brand, account });
  if (file.isPending) return <Skeleton lines={4} height={44} />;
  if (file.error) return <Retry error={file.error} onRetry={file.refetch} />;
  return <MemberCard file={file.data} />;
}
