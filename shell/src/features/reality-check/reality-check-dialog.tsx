import { useCallMutation } from '@croupier/client';
import { calls, type PlayTime } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, Money, Stat, useFailureText } from '@croupier/ui';
import { useNavigate } from 'react-router-dom';
import styles from './play-watch.module.css';

interface RealityCheckDialogProps {
  readonly time: PlayTime;
  readonly now: Date;
  readonly onAnswered: () => void;
}

/** Play pauses until the member has seen time and result and chooses how to continue. */
export function RealityCheckDialog({ time, now, onAnswered }: RealityCheckDialogProps) {
  const { t, formats } = useTexts('shell');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const answer = useCallMutation(calls.answerRealityCheck);
  const elapsedMs = now.getTime() - new Date(time.startedAt).getTime();

  function respond(goOn: boolean): void {
    answer.mutate({ goOn }, { onSuccess: () => (goOn ? onAnswered() : void navigate('/')) });
  }

  return (
    <Dialog
      isOpen
      size="s"
      isDismissible={false}
      title={t('play.check')}
      onClose={() => undefined}
      footer={
        <>
          <Button isBusy={answer.isPending} onClick={() => respond(true)}>
            {t('play.goOn')}
          </Button>
          <Button variant="primary" isBusy={answer.isPending} onClick={() => respond(false)}>
            {t('play.stop')}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <Stat label={t('play.elapsed')} value={formats.countdown(elapsedMs)} />
        <Stat label={t('play.staked')} value={<Money amount={time.staked} />} />
        <Stat label={t('play.net')} value={<Money amount={time.net} tone="signed" />} />
      </div>
      <p>{t('play.checkText')}</p>
      <ErrorText>{answer.error && failureText(answer.error)}</ErrorText>
    </Dialog>
  );
}
