import type { DeskDeposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText, useToast } from '@croupier/ui';
import { useId, useState } from 'react';
import { useDecideDeposit } from '../../api/use-decide-deposit.ts';
import styles from './cashier-desk.module.css';

interface RefuseDialogProps {
  readonly item: DeskDeposit;
  readonly onClose: () => void;
}

/** Declines a transfer, or leaves late money uncredited, with a reason that the member reads. */
export function RefuseDialog({ item, onClose }: RefuseDialogProps) {
  const { t } = useTexts('console');
  const formId = useId();
  const toast = useToast();
  const textOf = useFailureText();
  const { refuse, reload } = useDecideDeposit();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { deposit, member } = item;

  function confirm(reason: string): void {
    setReasonMissing(reason === '');
    if (reason === '' || refuse.isPending) return;
    refuse.mutate(
      { id: deposit.id, reason },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t('desk.refuse.done', { member: member.account }) });
          onClose();
        },
        onSettled: reload,
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={t('desk.refuse.title', { member: member.account })}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isBusy={refuse.isPending}
            data-default
          >
            {t('desk.refuse.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm(String(new FormData(event.currentTarget).get('reason')).trim());
        }}
      >
        <p>{t('desk.refuse.text')}</p>
        <TextInput
          label={t('desk.note')}
          name="reason"
          hint={t('desk.noteForMember')}
          fault={isReasonMissing ? t('desk.noteMissing') : undefined}
          autoComplete="off"
          maxLength={500}
          data-autofocus
        />
        <FaultText>{refuse.error && textOf(refuse.error)}</FaultText>
      </form>
    </Dialog>
  );
}
