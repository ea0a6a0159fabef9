import type { MemberFile, MemberStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText, useToast } from '@croupier/ui';
import { useId, useState, type FormEvent } from 'react';
import { useDecideMember } from '../../api/use-member-file.ts';
import styles from './member.module.css';

export type MemberDecision = 'unlock' | 'lock' | 'close' | 'reopen';

const statusOf: Readonly<Record<Exclude<MemberDecision, 'unlock'>, MemberStatus>> = {
  lock: 'locked',
  close: 'closed',
  reopen: 'active',
};

interface DecisionDialogProps {
  readonly file: MemberFile;
  readonly decision: MemberDecision;
  readonly onClose: () => void;
}

/** Asks for the reason, which goes into the audit trail. */
export function DecisionDialog({ file, decision, onClose }: DecisionDialogProps) {
  const { t } = useTexts('console');
  const toast = useToast();
  const failureText = useFailureText();
  const { unlock, setStatus, again } = useDecideMember();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const { brand, account } = file;
  const isMissing = note.trim() === '';
  const isPending = unlock.isPending || setStatus.isPending;
  const error = unlock.error ?? setStatus.error;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (isMissing || isPending) return;
    const whom = { brand, account, note: note.trim() };
    const handlers = {
      onSuccess: () => {
        toast({ tone: 'positive', text: t(`members.decision.${decision}.done`, { account }) });
        onClose();
      },
      onSettled: again,
    };
    if (decision === 'unlock') unlock.mutate(whom, handlers);
    else setStatus.mutate({ ...whom, status: statusOf[decision] }, handlers);
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={t(`members.decision.${decision}.title`, { account })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.back')}</Button>
          <Button type="submit" form={formId} variant="primary" data-default isBusy={isPending}>
            {t(`members.decision.${decision}.confirm`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <p>{t(`members.decision.${decision}.text`)}</p>
        <TextInput
          label={t('desk.note')}
          name="note"
          value={note}
          maxLength={255}
          autoComplete="off"
          hint={t('desk.noteForTrail')}
          fault={isChecked && isMissing ? t('desk.noteMissing') : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
          data-autofocus
        />
        <FaultText>{error && failureText(error)}</FaultText>
      </form>
    </Dialog>
  );
}
