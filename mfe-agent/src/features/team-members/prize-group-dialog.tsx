import type { GroupBounds, TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  ErrorText,
  TextInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useToast,
} from '@croupier/ui';
import { useId, useState, type FormEvent } from 'react';
import { useSetPrizeGroup } from '../../api/set-prize-group.ts';
import { groupIn } from '../../lib/group-in.ts';
import styles from './prize-group.module.css';

interface PrizeGroupDialogProps {
  readonly member: TeamMember;
  readonly bounds: GroupBounds;
  readonly onClose: () => void;
}

/** Sets the prize group for the lottery odds of a member whom the agent brought in. */
export function PrizeGroupDialog({ member, bounds, onClose }: PrizeGroupDialogProps) {
  const texts = useTexts('mfe-agent');
  const { t, formats } = texts;
  const failureText = useFailureText();
  const toast = useToast();
  const set = useSetPrizeGroup();
  const form = useId();
  const [typed, setTyped] = useState(
    formats.number(member.prizeGroup ?? bounds.most, { useGrouping: false }),
  );
  const [attempts, setAttempts] = useState(0);
  const ref = useErrorFocus(attempts, set.error);
  const refused = useFieldErrors(texts, set.error);
  const group = groupIn(typed, bounds);
  const { account } = member;
  const values = {
    account,
    least: formats.number(bounds.least),
    most: formats.number(bounds.most),
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAttempts((before) => before + 1);
    if (group === null || set.isPending) return;
    const onSuccess = () => {
      const text = t('groups.done', { account, group: formats.number(group) });
      toast({ tone: 'positive', text });
      onClose();
    };
    set.mutate({ memberId: member.id, prizeGroup: group }, { onSuccess, onSettled: set.again });
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={t('groups.title', { account })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('groups.back')}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={set.isPending} data-default>
            {t('groups.save')}
          </Button>
        </>
      }
    >
      <form ref={ref} id={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('groups.text')}</p>
        <TextInput
          label={t('groups.label')}
          name="prizeGroup"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={8}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          hint={t('groups.hint', values)}
          error={attempts > 0 && group === null ? t('groups.error', values) : refused['prizeGroup']}
        />
        <ErrorText>{set.error && failureText(set.error)}</ErrorText>
      </form>
    </Dialog>
  );
}
