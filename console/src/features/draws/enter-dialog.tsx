import type { AdminDraw, EnteredPrize } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ErrorText, TextInput, useFailureText, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useDecideDraw } from '../../api/lottery.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { prizeFields, readField } from './prizes-of.ts';

interface EnterDialogProps {
  readonly item: AdminDraw;
  readonly onClose: () => void;
}

/** Input for the numbers of an external draw. The second person does not see the first person's input. */
export function EnterDialog({ item, onClose }: EnterDialogProps) {
  const { t, formats } = useTexts('console');
  const toast = useToast();
  const textOf = useFailureText();
  const { enter, reload } = useDecideDraw();
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const fields = prizeFields(item.family);
  const isCorrection = item.draw.result.length > 0;

  function confirm(form: FormData): void {
    const read = fields.map((field) => ({
      prize: field.prize,
      numbers: readField(field, String(form.get(field.prize))),
    }));
    const faulty = read.filter(({ numbers }) => numbers === null).map(({ prize }) => prize);
    setWrong(new Set(faulty));
    if (faulty.length > 0 || enter.isPending) return;
    const prizes = read.flatMap(({ prize, numbers }): EnteredPrize[] =>
      numbers === null ? [] : [{ prize, numbers }],
    );
    const note = String(form.get('note')).trim();
    enter.mutate(
      { drawId: item.draw.id, prizes, note },
      {
        onSuccess: ({ entries }) => {
          const key = entries.length === 0 ? 'draws.enter.agreed' : 'draws.enter.waiting';
          toast({ tone: 'positive', text: t(key, { numero: item.draw.numero }) });
          onClose();
        },
        onSettled: reload,
      },
    );
  }

  return (
    <FormDialog
      title={t(isCorrection ? 'draws.enter.titleAgain' : 'draws.enter.title', {
        numero: item.draw.numero,
      })}
      confirm={t('draws.enter.confirm')}
      isDanger={isCorrection}
      isBusy={enter.isPending}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>{t(isCorrection ? 'draws.enter.textAgain' : 'draws.enter.text')}</p>
      {fields.map((field, place) => (
        <TextInput
          key={field.prize}
          label={t(`draws.prize.${field.prize}`)}
          name={field.prize}
          hint={t(field.digits === null ? 'draws.enter.plain' : 'draws.enter.hint', {
            digits: formats.number(field.digits ?? 0),
            numbers: formats.number(field.count),
          })}
          error={wrong.has(field.prize) ? t('draws.enter.wrong') : undefined}
          autoComplete="off"
          dir="ltr"
          data-autofocus={place === 0 || undefined}
        />
      ))}
      <TextInput label={t('queue.note')} name="note" autoComplete="off" maxLength={500} />
      <ErrorText>{enter.error && textOf(enter.error)}</ErrorText>
    </FormDialog>
  );
}
