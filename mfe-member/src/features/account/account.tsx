import { useTexts } from '@croupier/i18n';
import { Card, Retry, Section } from '@croupier/ui';
import { useMemberInfo } from '../../api/member-info.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import styles from './account.module.css';
import { Facts } from './facts.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountBalances } from './account-balances.tsx';

/** The member's profile, balance, and links to the other pages. */
export function Account({ onPage }: { onPage: (page: string) => void }) {
  const { t } = useTexts('mfe-member');
  const info = useMemberInfo();
  if (info.isPending) return <AccountSkeleton />;
  if (info.error) return <Retry error={info.error} onRetry={info.refetch} />;
  return (
    <Section title={t('account.title')}>
      <Card className={styles.card}>
        <Facts info={info.data} />
        <AccountBalances onDeposit={() => onPage('depositv2')} />
      </Card>
      <AccountLinks onPage={onPage} />
    </Section>
  );
}
