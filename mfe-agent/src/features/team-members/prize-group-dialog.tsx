import type { TeamMember, TeamPrizeGroup } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  Empty,
  ErrorText,
  Retry,
  Skeleton,
  TextInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useToast,
} from '@croupier/ui';
import { useId, useState, type FormEvent } from 'react';
import { usePrizeGroup, useSetPrizeGroup } from '../../api/prize-group.ts';
import { groupIn } from '../../lib/group-in.ts';
import styles from './prize-group.module.css';

interface PrizeGroupDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Sets the prize group for the lottery odds of a member whom the agent brought in. */
export function PrizeGroupDialog({ member, onClose }: PrizeGroupDialogProps) {
  const { t } = useTexts('mfe-agent');
  const group = usePrizeGroup(member.id);
  if (group.data) return <GroupForm member={member} limits={group.data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="s"
      title={t('groups.title', { account: member.account })}
      onClose={onClose}
    >
      {group.error?.code === 'not-found' ? (
        <Empty art="team" title={t('members.gone')} text={t('members.gone-text')} />
      ) : group.error ? (
        <Retry error={group.error} onRetry={group.refetch} />
      ) : (
        <Skeleton height={120} />
      )}
    </Dialog>
  );
}

function GroupForm({
  member,
  limits,
  onClose,
}: PrizeGroupDialogProps & { readonly limits: TeamPrizeGroup }) {
  const texts = useTexts('mfe-agent');
  const { t, formats } = texts;
  const failureText = useFailureText();
  const toast = useToast();
  const set = useSetPrizeGroup();
  const form = useId();
  const [typed, setTyped] = useState(
    formats.number(limits.prizeGroup ?? limits.most.group, { useGrouping: false }),
  );
  const [attempts, setAttempts] = useState(0);
  const ref = useErrorFocus(attempts, set.error);
  const refused = useFieldErrors(texts, set.error);
  const bounds = { least: limits.least.group, most: limits.most.group };
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
    set.mutate({ memberId: member.id, prizeGroup: group }, { onSuccess, onSettled: set.reload });
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
        {limits.most.account && (
          <p>{t('groups.most', { account: limits.most.account, group: values.most })}</p>
        )}
        {limits.least.account && (
          <p>{t('groups.least', { account: limits.least.account, group: values.least })}</p>
        )}
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
        <ErrorText>
          {set.error &&
            (set.error.code === 'not-found' ? t('members.gone-text') : failureText(set.error))}
        </ErrorText>
      </form>
    </Dialog>
  );
}
