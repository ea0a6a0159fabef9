import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { ChangePassword } from '../features/account/change-password.tsx';
import { OwnSessions } from '../features/account/own-sessions.tsx';
import { SecondFactor } from '../features/account/second-factor.tsx';
import styles from '../features/account/account.module.css';
import { useOperator } from '../session/use-operator.ts';

/** The operator's own account: second factor, password, sessions. */
export function AccountPage() {
  const { t } = useTexts('console');
  const operator = useOperator();
  if (!operator) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        isSlim
        title={t('account.title')}
        lead={t(operator.secondFactor === 'due' ? 'account.due' : 'account.lead')}
      />
      <SecondFactor operator={operator} />
      <ChangePassword />
      <OwnSessions />
    </div>
  );
}
