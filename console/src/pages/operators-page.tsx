import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useOperators } from '../api/operators.ts';
import { ColleagueTable } from '../features/operators/colleague-table.tsx';
import { InviteColleague } from '../features/operators/colleague-dialogs.tsx';
import { RoleTable } from '../features/operators/role-table.tsx';
import styles from '../features/account/account.module.css';

/** The operators and their roles, and the permissions of each role. */
export function OperatorsPage() {
  const { t } = useTexts('console');
  const colleagues = useOperators();
  if (colleagues.isPending) return <Skeleton lines={6} height={44} />;
  if (colleagues.error) return <Retry error={colleagues.error} onRetry={colleagues.refetch} />;
  const { operators, roles } = colleagues.data;
  return (
    <div className={styles.page}>
      <PageHeader
        isSlim
        title={t('operators.title')}
        lead={t('operators.lead')}
        actions={<InviteColleague roles={roles} />}
      />
      <ColleagueTable operators={operators} roles={roles} />
      <RoleTable roles={roles} />
    </div>
  );
}
