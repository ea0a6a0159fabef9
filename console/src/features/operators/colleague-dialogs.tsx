import type { Colleague, JoinLink, OperatorRole } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText } from '@croupier/ui';
import { useId, useState, type FormEvent } from 'react';
import { useKeepOperators } from '../../api/use-operators.ts';
import { firstGrant, GrantFields } from './grant-fields.tsx';
import { ShownLink } from './shown-link.tsx';
import styles from './operators.module.css';

export type Deed = 'roles' | 'reset' | 'disable' | 'enable';

interface ColleagueDialogProps {
  /** `null`: somebody new. */
  readonly colleague: Colleague | null;
  readonly deed: Deed | 'invite';
  readonly roles: readonly OperatorRole[];
  readonly onClose: () => void;
}

export function InviteColleague({ roles }: { roles: readonly OperatorRole[] }) {
  const { t } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {t('operators.deed.invite.act')}
      </Button>
      {isOpen && (
        <ColleagueDialog
          colleague={null}
          deed="invite"
          roles={roles}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** One deed on an account, with the reason for the audit trail; a link that comes of it is shown this once. */
export function ColleagueDialog({ colleague, deed, roles, onClose }: ColleagueDialogProps) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const { invite, grant, setState, reset, again } = useKeepOperators();
  const [grants, setGrants] = useState(colleague?.grants ?? [firstGrant(roles)]);
  const [link, setLink] = useState<JoinLink | null>(null);
  const formId = useId();
  const call = { invite, roles: grant, reset, disable: setState, enable: setState }[deed];
  const name = colleague?.name ?? '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const note = String(given.get('note')).trim();
    const shown = { onSuccess: setLink, onSettled: again };
    const closed = { onSuccess: onClose, onSettled: again };
    if (call.isPending) return;
    if (!colleague)
      return invite.mutate({ name: String(given.get('name')).trim(), grants, note }, shown);
    const operator = colleague.id;
    if (deed === 'roles') return grant.mutate({ operator, grants, note }, closed);
    if (deed === 'reset') return reset.mutate({ operator, note }, shown);
    return setState.mutate({ operator, isDisabled: deed === 'disable', note }, closed);
  }

  return (
    <Dialog
      isOpen
      size="m"
      title={t(`operators.deed.${deed}.title`, { name })}
      onClose={onClose}
      footer={
        link ? (
          <Button variant="primary" onClick={onClose}>
            {t('teams.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('desk.back')}</Button>
            <Button type="submit" form={formId} variant="primary" isBusy={call.isPending}>
              {t(`operators.deed.${deed}.act`)}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <ShownLink link={link} />
      ) : (
        <form id={formId} className={styles.form} onSubmit={submit}>
          <p>{t(`operators.deed.${deed}.text`)}</p>
          {!colleague && (
            <TextInput
              label={t('operators.name')}
              name="name"
              required
              minLength={2}
              maxLength={60}
              autoComplete="off"
              data-autofocus
            />
          )}
          {(deed === 'invite' || deed === 'roles') && (
            <GrantFields roles={roles} grants={grants} onChange={(next) => setGrants([...next])} />
          )}
          <TextInput
            label={t('desk.note')}
            name="note"
            hint={t('desk.noteForTrail')}
            required
            maxLength={500}
            autoComplete="off"
          />
          <FaultText>{call.error && failureText(call.error)}</FaultText>
        </form>
      )}
    </Dialog>
  );
}
