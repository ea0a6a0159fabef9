import { useLatestEvent } from '@croupier/bus';
import type { Raffle } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, Retry, Skeleton, useFailureText } from '@croupier/ui';
import { useClaimTickets, useOwnRaffles } from '../../api/raffles.ts';
import { SignInPrompt } from '../../lib/sign-in-prompt.tsx';
import styles from './raffles.module.css';

/** The member's tickets with the claim of today's free ones; a visitor is asked to sign in. */
export function RaffleOwn({ raffle }: { raffle: Raffle }) {
  const { t } = useTexts('mfe-promo');
  const session = useLatestEvent('session.changed');
  if (session) return <Tickets raffle={raffle} />;
  if (raffle.state !== 'open') return null;
  return (
    <div>
      <SignInPrompt label={t('sign-in')} />
    </div>
  );
}

function Tickets({ raffle: { id } }: { raffle: Raffle }) {
  const { t, formats } = useTexts('mfe-promo');
  const failureText = useFailureText();
  const own = useOwnRaffles();
  const { claim, reload, showClaimed } = useClaimTickets();
  if (own.isPending) return <Skeleton height={44} />;
  if (own.error) return <Retry error={own.error} onRetry={own.refetch} />;
  const mine = own.data.find((one) => one.id === id);
  if (!mine) return null;
  return (
    <div className={styles.own}>
      <p className={styles.count}>
        {t('raffle.own', { count: mine.tickets, tickets: formats.number(mine.tickets) })}
      </p>
      {mine.claimable > 0 && (
        <Button
          variant="primary"
          icon="ticket"
          isBusy={claim.isPending}
          onClick={() =>
            claim.mutate(
              { id },
              { onSuccess: ({ tickets }) => showClaimed(id, tickets), onSettled: reload },
            )
          }
        >
          {t('raffle.claim', { count: mine.claimable, tickets: formats.number(mine.claimable) })}
        </Button>
      )}
      <p role="status">{claim.data && t('raffle.claimed')}</p>
      <ErrorText>{claim.error && failureText(claim.error)}</ErrorText>
      <p className={styles.note}>
        {t('raffle.code')} <code dir="ltr">{mine.holder}</code>
      </p>
    </div>
  );
}
