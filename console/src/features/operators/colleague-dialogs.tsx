import type { Colleague, InvitationSent as Sent, OperatorRole } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useOperatorActions } from '../../api/operators.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { firstGrant, GrantFields } from './grant-fields.tsx';
import { InvitationSent } from './invitation-sent.tsx';

export type ColleagueAction = 'roles' | 'vouch' | 'reset' | 'disable' | 'enable';

interface ColleagueDialogProps {
  /** `null`: a new operator. */
  readonly colleague: Colleague | null;
  readonly action: ColleagueAction | 'invite';
  readonly roles: readonly OperatorRole[];
  readonly onClose: () => void;
}

export function InviteColleague({ roles }: { roles: readonly OperatorRole[] }) {
  const { t } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {t('operators.action.invite.act')}
      </Button>
      {isOpen && (
        <ColleagueDialog
          colleague={null}
          action="invite"
          roles={roles}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** One action on an account, with the reason for the audit trail. An action that sends a link shows its recipient. */
export function ColleagueDialog(props: ColleagueDialogProps) {
  const { colleague, action, onClose } = props;
  const { t } = useTexts('console');
  const [sent, setSent] = useState<Sent | null>(null);
  if (!sent) return <ColleagueActionForm {...props} onSent={setSent} />;
  return (
    <Dialog
      isOpen
      size="m"
      title={t(`operators.action.${action}.title`, { name: colleague?.name ?? '' })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('teams.close')}
        </Button>
      }
    >
      <InvitationSent sent={sent} />
    </Dialog>
  );
}

interface ColleagueActionFormProps extends ColleagueDialogProps {
  readonly onSent: (sent: Sent) => void;
}

const shortestName = 2;
/** The platform checks the address in full. */
const mailAddress = /^\S+@\S+\.\S+$/;

function ColleagueActionForm({
  colleague,
  action,
  roles,
  onClose,
  onSent,
}: ColleagueActionFormProps) {
  const { t } = useTexts('console');
  const { invite, grant, setState, reset, vouch, reload } = useOperatorActions();
  const [grants, setGrants] = useState(colleague?.grants ?? [firstGrant(roles)]);
  const [isNameShort, setNameShort] = useState(false);
  const [isAddressWrong, setAddressWrong] = useState(false);
  const call = { invite, roles: grant, vouch, reset, disable: setState, enable: setState }[action];
  const isForm = action === 'invite' || action === 'roles';

  function send(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const shown = { ...callbacks, onSuccess: onSent };
    if (!colleague) {
      const name = String(fields.get('name')).trim();
      setNameShort(name.length < shortestName);
      const email = String(fields.get('email')).trim();
      setAddressWrong(!mailAddress.test(email));
      if (name.length < shortestName || !mailAddress.test(email)) return undefined;
      return invite.mutate({ name, email, grants, note }, shown);
    }
    const operator = colleague.id;
    if (action === 'roles') return grant.mutate({ operator, grants, note }, callbacks);
    if (action === 'vouch') return vouch.mutate({ operator, note }, callbacks);
    if (action === 'reset') return reset.mutate({ operator, note }, shown);
    return setState.mutate({ operator, isDisabled: action === 'disable', note }, callbacks);
  }

  return (
    <DecisionDialog
      size={isForm ? 'l' : 's'}
      title={t(`operators.action.${action}.title`, { name: colleague?.name ?? '' })}
      confirm={t(`operators.action.${action}.act`)}
      isDanger={action === 'disable' || action === 'reset'}
      isBusy={call.isPending}
      error={call.error}
      done={colleague && t('operators.actionDone', { name: colleague.name })}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => send(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t(`operators.action.${action}.text`)}</p>
      {!colleague && (
        <>
          <TextInput
            label={t('operators.name')}
            name="name"
            error={isNameShort ? t('operators.nameShort') : undefined}
            maxLength={60}
            autoComplete="off"
            data-autofocus
          />
          <TextInput
            type="email"
            label={t('operators.email')}
            name="email"
            hint={t('operators.emailHint')}
            error={isAddressWrong ? t('operators.emailWrong') : undefined}
            maxLength={200}
            autoComplete="off"
            dir="ltr"
          />
        </>
      )}
      {isForm && (
        <GrantFields roles={roles} grants={grants} onChange={(next) => setGrants([...next])} />
      )}
    </DecisionDialog>
  );
}
