import type { DeskDraw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText, useToast } from '@croupier/ui';
import { useId, useState } from 'react';
import { useDecideDraw } from '../../api/use-decide-draw.ts';
import styles from './draws.module.css';

interface VoidDialogProps {
  readonly item: DeskDraw;
  readonly onClose: () => void;
}

const shortestReason = 3;

/** Calls a draw off, with a reason: every stake goes back. */
export function VoidDialog({ item: { draw }, onClose }: VoidDialogProps) {
  const { t } = useTexts('console');
  const formId = useId();
  const toast = useToast();
  const textOf = useFailureText();
  const { voidDraw, reload } = useDecideDraw();
  const [isReasonMissing, setReasonMissing] = useState(false);

  function confirm(reason: string): void {
    const isMissing = reason.length < shortestReason;
    setReasonMissing(isMissing);
    if (isMissing || voidDraw.isPending) return;
    voidDraw.mutate(
      { drawId: draw.id, reason },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t('draws.void.done', { numero: draw.numero }) });
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
      title={t('draws.void.title', { numero: draw.numero })}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isBusy={voidDraw.isPending}
            data-default
          >
            {t('draws.void.confirm')}
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
        <p>{t('draws.void.text')}</p>
        <TextInput
          label={t('desk.note')}
          name="reason"
          hint={t('desk.noteForTrail')}
          fault={isReasonMissing ? t('desk.noteMissing') : undefined}
          autoComplete="off"
          maxLength={500}
          data-autofocus
        />
        <FaultText>{voidDraw.error && textOf(voidDraw.error)}</FaultText>
      </form>
    </Dialog>
  );
}
