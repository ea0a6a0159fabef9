import type { RewardGrant } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Countdown, ErrorText, useFailureText } from '@croupier/ui';
import { useClaimReward } from '../../api/rewards.ts';
import styles from './rewards.module.css';
import { useRewardText } from '../../lib/use-reward-text.ts';

interface RewardCardProps {
  readonly grant: RewardGrant;
  readonly onClaimed: (grant: RewardGrant) => void;
  /** The reward no longer waits, such as after a claim in another tab; its card disappears. */
  readonly onGone: (reason: string) => void;
}

/** A reward that waits: what it is, until when, its terms and the claim. */
export function RewardCard({ grant, ...on }: RewardCardProps) {
  const { t, local } = useTexts('mfe-member');
  const rewardText = useRewardText();
  const { source, title, state, reward } = grant;
  return (
    <Card as="li" className={styles.card} data-kind={reward.kind}>
      <div className={styles.head}>
        <div>
          <Badge tone="accent">{t(`rewards.source.${source}`)}</Badge>
          <h3 className={styles.name}>{local(title)}</h3>
          <p className={styles.what}>{rewardText(grant)}</p>
        </div>
        <Expiry grant={grant} />
      </div>
      <Terms grant={grant} />
      {state === 'applying' ? (
        <p className={styles.muted}>{t('rewards.applying')}</p>
      ) : (
        <Claim grant={grant} {...on} />
      )}
    </Card>
  );
}

function Expiry({ grant: { expiresAt } }: Pick<RewardCardProps, 'grant'>) {
  const { t, formats } = useTexts('mfe-member');
  if (expiresAt === null) return <p className={styles.muted}>{t('rewards.no-end')}</p>;
  return (
    <p className={styles.clock}>
      <span className={styles.muted}>{t('rewards.expires')}</span>
      <Countdown to={expiresAt} />
      <time className={styles.muted} dateTime={expiresAt}>
        {t('rewards.expires-on', { time: formats.dateTime(expiresAt) })}
      </time>
    </p>
  );
}

function Terms({ grant: { terms } }: Pick<RewardCardProps, 'grant'>) {
  const { t, local } = useTexts('mfe-member');
  if (terms.length === 0) return null;
  return (
    <details className={styles.terms}>
      <summary>{t('rewards.terms')}</summary>
      <ul>
        {terms.map((paragraph) => (
          <li key={paragraph.en}>{local(paragraph)}</li>
        ))}
      </ul>
    </details>
  );
}

function Claim({ grant, onClaimed, onGone }: RewardCardProps) {
  const { t, local } = useTexts('mfe-member');
  const failureText = useFailureText();
  const { claim, reload, showClaimed } = useClaimReward();
  const press = () =>
    claim.mutate(
      { id: grant.id },
      {
        onSuccess(claimed) {
          onClaimed(claimed);
          showClaimed(claimed);
        },
        onError: (error) => error.code === 'reward-closed' && onGone(failureText(error)),
        onSettled: () => reload(),
      },
    );
  return (
    <div className={styles.acts}>
      <Button
        variant="primary"
        isBusy={claim.isPending}
        aria-label={t('rewards.claim-label', { title: local(grant.title) })}
        onClick={press}
      >
        {t('rewards.claim')}
      </Button>
      <ErrorText>{claim.error && failureText(claim.error)}</ErrorText>
    </div>
  );
}
