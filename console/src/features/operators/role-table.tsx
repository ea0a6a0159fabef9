import type { OperatorRole } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Table } from '@croupier/ui';
import { useState } from 'react';
import { RoleDialog } from './role-dialog.tsx';
import { useRoleName } from './use-role-name.ts';
import styles from '../account/account.module.css';

const aNewRole: OperatorRole = { id: '', permissions: [], revision: 0, isFixed: false };

/** The permissions of each role. */
export function RoleTable({ roles }: { roles: readonly OperatorRole[] }) {
  const { t } = useTexts('console');
  const roleName = useRoleName();
  const [open, setOpen] = useState<OperatorRole | null>(null);
  const inWords = ({ permissions }: OperatorRole) =>
    permissions.map((permission) => t(`operators.permissions.${permission}`)).join(', ');
  return (
    <Card className={styles.table}>
      <Table
        caption={t('operators.roles')}
        rows={roles}
        rowKey={({ id }) => id}
        columns={[
          { id: 'role', header: t('operators.role'), cell: ({ id }) => roleName(id) },
          {
            id: 'may',
            header: t('operators.may'),
            cell: (role) => (role.isFixed ? t('operators.everything') : inWords(role)),
          },
          {
            id: 'change',
            header: t('teams.action'),
            cell: (role) =>
              role.isFixed ? null : (
                <Button
                  variant="quiet"
                  aria-label={t('operators.changeRoleOf', { role: roleName(role.id) })}
                  onClick={() => setOpen(role)}
                >
                  {t('operators.changeRole')}
                </Button>
              ),
          },
        ]}
      />
      <Button variant="quiet" icon="plus" onClick={() => setOpen(aNewRole)}>
        {t('operators.newRole')}
      </Button>
      {open && <RoleDialog role={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
