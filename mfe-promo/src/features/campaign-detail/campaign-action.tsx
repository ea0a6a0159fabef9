import { useBus, useLatestEvent } from '@croupier/bus';
import type { ShownCampaign } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, ErrorText, useFailureText } from '@croupier/ui';
import { WinBanner } from '@croupier/ui/win-banner';
import { useCampaignActions } from '../../api/campaigns.ts';
import { CodeForm } from '../../lib/code-form.tsx';
import { SignInPrompt } from '../../lib/sign-in-prompt.tsx';
import styles from './campaign-detail.module.css';

interface ActionProps {
  readonly campaign: ShownCampaign;
}

/** What the visitor or the member can do now. */
export function CampaignAction({ campaign }: ActionProps) {
  const { t } = useTexts('mfe-promo');
  const session = useLatestEvent('session.changed');
  if (!session) return <SignInPrompt label={t('sign-in')} size="l" />;
  return <MemberAction campaign={campaign} />;
}

function MemberAction({ campaign }: ActionProps) {
  const { t } = useTexts('mfe-promo');
  const failureText = useFailureText();
  const { join, leave, checkIn, claim, showClaimed, reload } = useCampaignActions();
  const { id, status, rewardId, canCheckIn, needsJoin, hasJoined } = campaign;
  const error = join.error ?? leave.error ?? checkIn.error ?? claim.error;
  const settled = { onSettled: () => reload() };
  return (
    <>
      <WinBanner>
        {claim.data && t(claim.data.state === 'processing' ? 'won-item' : 'won')}
      </WinBanner>
      <div className={styles.acts}>
        {rewardId && (
          <Button
            variant="primary"
            size="l"
            icon="gift"
            isBusy={claim.isPending}
            onClick={() => claim.mutate({ id: rewardId }, { onSuccess: showClaimed, ...settled })}
          >
            {t('claim')}
          </Button>
        )}
        {status === 'join' && needsJoin && (
          <Button
            variant="primary"
            size="l"
            icon="plus"
            isBusy={join.isPending}
            onClick={() => join.mutate({ id }, settled)}
          >
            {t('join')}
          </Button>
        )}
        {canCheckIn && (
          <Button
            variant="primary"
            size="l"
            icon="check"
            isBusy={checkIn.isPending}
            onClick={() => checkIn.mutate({ id }, settled)}
          >
            {t('check-in')}
          </Button>
        )}
        {status === 'processing' && <Way campaign={campaign} />}
        {status === 'processing' && needsJoin && hasJoined && (
          <Button
            variant="quiet"
            isBusy={leave.isPending}
            onClick={() => leave.mutate({ id }, settled)}
          >
            {t('leave')}
          </Button>
        )}
      </div>
      <ErrorText>{error && failureText(error)}</ErrorText>
      <p className={styles.note}>{t(`what.${status}`)}</p>
    </>
  );
}

/** The next step of the member: a deposit, a game, a code, a friend or the chat room. */
function Way({ campaign: { trigger } }: ActionProps) {
  const { t } = useTexts('mfe-promo');
  const bus = useBus();
  const open = (page: string) =>
    bus.publish('overlay.requested', { overlay: 'member-centre', page });
  switch (trigger) {
    case 'deposit':
    case 'nth-deposit':
      return (
        <Button variant="primary" size="l" icon="deposit" onClick={() => open('depositv2')}>
          {t('deposit')}
        </Button>
      );
    case 'referral':
      return (
        <Button variant="primary" size="l" icon="team" onClick={() => open('referral')}>
          {t('invite')}
        </Button>
      );
    case 'turnover':
    case 'loss':
      return (
        <ButtonLink to="/rng" variant="primary" size="l" icon="play">
          {t('play')}
        </ButtonLink>
      );
    case 'chat-rain':
      return (
        <Button
          variant="primary"
          size="l"
          icon="chat"
          onClick={() => bus.publish('overlay.requested', { overlay: 'chat-room' })}
        >
          {t('talk')}
        </Button>
      );
    case 'code':
      return <CodeForm />;
    default:
      return null;
  }
}
