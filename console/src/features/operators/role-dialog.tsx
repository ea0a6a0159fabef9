import { operatorPermissions, type OperatorRole } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Checkbox, Dialog, FaultText, TextInput, useFailureText } from '@croupier/ui';
import { useId, type FormEvent } from 'react';
import { useKeepOperators } from '../../api/use-operators.ts';
import { useRoleName } from './use-role-name.ts';
import styles from './operators.module.css';

/** Chooses the permissions of a role; one without a name is new. */
export function RoleDialog({ role, onClose }: { role: OperatorRole; onClose: () => void }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const roleName = useRoleName();
  const { saveRole, again } = useKeepOperators();
  const formId = useId();
  const isNew = role.revision === 0;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const input = {
      role: isNew ? String(given.get('role')).trim() : role.id,
      permissions: operatorPermissions.filter((permission) => given.has(permission)),
      revision: role.revision,
      note: String(given.get('note')).trim(),
    };
    if (!saveRole.isPending) saveRole.mutate(input, { onSuccess: onClose, onSettled: again });
  }

  return (
    <Dialog
      isOpen
      size="m"
      title={isNew ? t('operators.newRole') : roleName(role.id)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.back')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={saveRole.isPending}>
            {t('operators.saveRole')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {isNew && (
          <TextInput
            label={t('operators.role')}
            hint={t('operators.roleHint')}
            name="role"
            dir="ltr"
            required
            pattern="[a-z][a-z0-9\-]{1,39}"
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
        <TextInput
          label={t('desk.note')}
          name="note"
          hint={t('desk.noteForTrail')}
          required
          maxLength={500}
          autoComplete="off"
        />
        <FaultText>{saveRole.error && failureText(saveRole.error)}</FaultText>
      </form>
    </Dialog>
  );
}
