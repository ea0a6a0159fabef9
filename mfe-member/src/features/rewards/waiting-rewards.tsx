import type { RewardGrant } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, Empty, ErrorText, Section, useFailureText } from '@croupier/ui';
import { WinBanner } from '@croupier/ui/win-banner';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useClaimAllRewards, useRewards } from '../../api/rewards.ts';
import { Records } from '../../lib/records.tsx';
import { RewardCard } from './reward-card.tsx';
import styles from './rewards.module.css';
import { useRewardText } from '../../lib/use-reward-text.ts';

interface News {
  readonly text: string;
  /** Rewards were claimed just now. */
  readonly isWin: boolean;
}

/** The rewards that wait, to be claimed one by one or all at once. */
export function WaitingRewards() {
  const { t } = useTexts('mfe-member');
  const rewardText = useRewardText();
  const cursor = useCursor();
  const rewards = useRewards(cursor, 'waiting');
  const [news, setNews] = useState<News>({ text: '', isWin: false });
  const show = (text: string) => setNews({ text, isWin: false });
  const claimed = (grant: RewardGrant) => {
    const sent = grant.state === 'processing' ? 'rewards.claimed-item' : 'rewards.claimed';
    setNews({ text: t(sent, { what: rewardText(grant) }), isWin: true });
  };
  const empty = (
    <Empty
      art="gift"
      title={t('rewards.empty')}
      text={t('rewards.empty-text')}
      action={<ButtonLink to="/promotions">{t('rewards.promotions')}</ButtonLink>}
    />
  );
  return (
    <Section title={t('rewards.waiting')} className={styles.section}>
      <WinBanner>{news.isWin && news.text}</WinBanner>
      <p role="status" className={styles.news}>
        {!news.isWin && news.text}
      </p>
      <Records answer={rewards} cursor={cursor} empty={empty}>
        {(rows) => (
          <>
            {rows.filter(({ state }) => state === 'issued').length > 1 && (
              <ClaimAll onNews={setNews} />
            )}
            <ul role="list" className={styles.list}>
              {rows.map((grant) => (
                <RewardCard key={grant.id} grant={grant} onClaimed={claimed} onGone={show} />
              ))}
            </ul>
          </>
        )}
      </Records>
    </Section>
  );
}

function ClaimAll({ onNews }: { onNews: (news: News) => void }) {
  const { t, formats } = useTexts('mfe-member');
  const failureText = useFailureText();
  const { claim, reload } = useClaimAllRewards();
  const press = () =>
    claim.mutate(undefined, {
      onSuccess: ({ claimed, left }) =>
        onNews({ text: textOf(claimed.length, left.length), isWin: claimed.length > 0 }),
      onSettled: () => reload(),
    });
  return (
    <div className={styles.acts}>
      <Button icon="gift" isBusy={claim.isPending} onClick={press}>
        {t('rewards.claim-all')}
      </Button>
      <ErrorText>{claim.error && failureText(claim.error)}</ErrorText>
    </div>
  );

  function textOf(claimed: number, left: number): string {
    if (claimed === 0 && left === 0) return t('rewards.nothing-left');
    const text = left > 0 ? 'rewards.some-left' : 'rewards.all-claimed';
    return t(text, { number: formats.number(claimed) });
  }
}
