import type { ChatShare } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Countdown, ErrorText, useFailureText } from '@croupier/ui';
import { WinBanner } from '@croupier/ui/win-banner';
import { useClaimRain } from '../../api/chat.ts';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import styles from './chat-room.module.css';

/** Small rewards for members who wrote lately, each claimed once. */
export function RainShares({ shares }: { shares: readonly ChatShare[] }) {
  const { t } = useTexts('mfe-promo');
  const prizeText = usePrizeText();
  const failureText = useFailureText();
  const { claim, reload, showClaimed } = useClaimRain();
  return (
    <>
      {shares.map(({ id, reward, endsAt }) => (
        <div key={id} className={styles.rain}>
          <strong>{t('chat.rain', { prize: prizeText(reward) })}</strong>
          <Countdown to={endsAt} onEnd={reload} />
          <Button
            variant="primary"
            icon="gift"
            isBusy={claim.isPending}
            onClick={() =>
              claim.mutate({ id }, { onSuccess: () => showClaimed(id), onSettled: reload })
            }
          >
            {t('chat.claim')}
          </Button>
        </div>
      ))}
      <WinBanner>
        {claim.data && t('chat.claimed', { prize: prizeText(claim.data.reward) })}
      </WinBanner>
      <ErrorText>{claim.error && failureText(claim.error)}</ErrorText>
    </>
  );
}
