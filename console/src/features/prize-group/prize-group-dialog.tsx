import type { GroupBounds, MemberFile, MemberPrizeGroup } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, TextInput, useFieldErrors } from '@croupier/ui';
import { useState } from 'react';
import { usePrizeGroup } from '../../api/lottery.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

interface PrizeGroupDialogProps {
  readonly file: MemberFile;
  readonly group: MemberPrizeGroup;
  readonly onClose: () => void;
}

/** Sets a member's prize group, or resets it to that of the mode, with the reason for the audit trail. */
export function PrizeGroupDialog({ file, group, onClose }: PrizeGroupDialogProps) {
  const texts = useTexts('console');
  const { t, formats } = texts;
  const { set, reload } = usePrizeGroup(file.id);
  const [isWrong, setWrong] = useState(false);
  const refused = useFieldErrors(texts, set.error);
  const bounds = { least: formats.number(group.least), most: formats.number(group.most) };

  function save(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const prizeGroup = groupIn(String(fields.get('prizeGroup')), group);
    setWrong(prizeGroup === undefined);
    if (prizeGroup === undefined) return;
    set.mutate({ memberId: file.id, prizeGroup, note }, callbacks);
  }

  return (
    <DecisionDialog
      size="m"
      title={t('prizeGroup.title')}
      confirm={t('prizeGroup.change')}
      isBusy={set.isPending}
      error={set.error}
      done={t('prizeGroup.done', { account: file.account })}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => save(note, fields, callbacks)}
      onClose={onClose}
    >
      <TextInput
        name="prizeGroup"
        label={t('prizeGroup.label')}
        hint={t('prizeGroup.hint', bounds)}
        error={isWrong ? t('prizeGroup.error', bounds) : refused['prizeGroup']}
        defaultValue={group.own === null ? '' : formats.number(group.own, { useGrouping: false })}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={8}
        data-autofocus
      />
    </DecisionDialog>
  );
}

/** `null` if empty; `undefined` if not a whole number within the bounds. */
function groupIn(typed: string, { least, most }: GroupBounds): number | null | undefined {
  if (typed.trim() === '') return null;
  const group = Number(asAmount(typed) || 'none');
  return Number.isInteger(group) && group >= least && group <= most ? group : undefined;
}
