import { shareOf, type MemberMission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Badge,
  Button,
  Card,
  Countdown,
  ErrorText,
  useFailureText,
  type BadgeTone,
} from '@croupier/ui';
import { WinBanner } from '@croupier/ui/win-banner';
import { useClaimMission } from '../../api/missions.ts';
import { useRewardText } from '../../lib/use-reward-text.ts';
import { MissionStepItem } from './mission-step-item.tsx';
import styles from './missions.module.css';

interface MissionCardProps {
  readonly mission: MemberMission;
  /** The mission that is done first. */
  readonly before: MemberMission | null;
  /** The period is over: another one begins. */
  readonly onEnd: () => void;
}

const tones: Readonly<Record<MemberMission['state'], BadgeTone>> = {
  locked: 'neutral',
  open: 'second',
  completed: 'accent',
  claimed: 'positive',
  expired: 'neutral',
};

/** A mission: its reward, the steps with their progress, the time that is left and the claim. */
export function MissionCard({ mission, before, onEnd }: MissionCardProps) {
  const { t, local } = useTexts('mfe-member');
  const rewardText = useRewardText();
  const { state, title, reward, steps } = mission;
  const end = state === 'completed' ? mission.claimUntil : mission.endsAt;
  const isRunning = end !== null && state !== 'claimed' && state !== 'expired';
  return (
    <Card as="li" className={styles.card} data-state={state}>
      <div className={styles.head}>
        <div>
          <h4 className={styles.name}>{local(title)}</h4>
          <p className={styles.reward}>{rewardText({ reward })}</p>
        </div>
        <Badge tone={tones[state]}>{t(`missions.state.${state}`)}</Badge>
      </div>
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <MissionStepItem key={JSON.stringify({ ...step, progress: '' })} step={step} />
        ))}
      </ol>
      {state === 'locked' && before && (
        <p className={styles.note}>{t('missions.after', { title: local(before.title) })}</p>
      )}
      {isRunning && (
        <p className={styles.clock}>
          {t(state === 'completed' ? 'missions.claim-within' : 'missions.ends-in')}{' '}
          <Countdown to={end} onEnd={onEnd} />
        </p>
      )}
      <Claim
        mission={mission}
        isDone={steps.every((one) => shareOf(one.progress, one.target) === 1)}
      />
    </Card>
  );
}

function Claim({ mission, isDone }: { mission: MemberMission; isDone: boolean }) {
  const { t, local } = useTexts('mfe-member');
  const failureText = useFailureText();
  const rewardText = useRewardText();
  const { claim, reload, showClaimed } = useClaimMission();
  const { id, day, state, title } = mission;
  return (
    <div className={styles.claim}>
      {state === 'completed' && isDone && (
        <Button
          variant="primary"
          isBusy={claim.isPending}
          aria-label={t('missions.claim-label', { title: local(title) })}
          onClick={() =>
            claim.mutate(
              { id, day },
              { onSuccess: () => showClaimed({ id, day }), onSettled: reload },
            )
          }
        >
          {t('missions.claim')}
        </Button>
      )}
      <WinBanner>{claim.data && t('missions.won', { reward: rewardText(claim.data) })}</WinBanner>
      <ErrorText>{claim.error && failureText(claim.error)}</ErrorText>
    </div>
  );
}
