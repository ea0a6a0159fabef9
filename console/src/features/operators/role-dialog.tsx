import { operatorPermissions, type OperatorRole } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useOperatorActions } from '../../api/operators.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { useRoleName } from './use-role-name.ts';
import styles from './operators.module.css';

const roleForm = /^[a-z][a-z0-9-]{1,39}$/;

/** Selects the permissions of a role; a role without a name is new. */
export function RoleDialog({ role, onClose }: { role: OperatorRole; onClose: () => void }) {
  const { t } = useTexts('console');
  const roleName = useRoleName();
  const { saveRole, reload } = useOperatorActions();
  const [isNameWrong, setNameWrong] = useState(false);
  const isNew = role.revision === 0;

  function save(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const name = isNew ? String(fields.get('role')).trim() : role.id;
    const isWrong = isNew && !roleForm.test(name);
    setNameWrong(isWrong);
    if (isWrong) return;
    const permissions = operatorPermissions.filter((permission) => fields.has(permission));
    saveRole.mutate({ role: name, permissions, revision: role.revision, note }, callbacks);
  }

  return (
    <DecisionDialog
      size="l"
      title={isNew ? t('operators.newRole') : roleName(role.id)}
      confirm={t('operators.saveRole')}
      isBusy={saveRole.isPending}
      error={saveRole.error}
      done={t('operators.roleSaved')}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => save(note, fields, callbacks)}
      onClose={onClose}
    >
      {isNew && (
        <TextInput
          label={t('operators.role')}
          hint={t('operators.roleHint')}
          error={isNameWrong ? t('operators.roleWrong') : undefined}
          name="role"
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          data-autofocus
        />
      )}
      <div className={styles.choices}>
        {operatorPermissions.map((permission) => (
          <Checkbox
            key={permission}
            name={permission}
            label={t(`operators.permissions.${permission}`)}
            defaultChecked={role.permissions.includes(permission)}
          />
        ))}
      </div>
    </DecisionDialog>
  );
}
