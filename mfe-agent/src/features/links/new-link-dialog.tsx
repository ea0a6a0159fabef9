import {
  agentJoinKinds,
  agentLinkLimits,
  type AgentJoinTerms,
  type AgentLink,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  ErrorText,
  SegmentedControl,
  Select,
  TextInput,
  useFailureText,
  useFormErrors,
  useToast,
} from '@croupier/ui';
import { useId, useState, type FormEvent } from 'react';
import { useCreateLink } from '../../api/links.ts';
import { givenGroup } from '../../lib/joining.ts';
import { PrizeGroupInput } from '../../lib/prize-group-input.tsx';
import styles from './links.module.css';

interface NewLinkDialogProps {
  readonly terms: AgentJoinTerms;
  readonly onMade: (link: AgentLink) => void;
  readonly onClose: () => void;
}

const daysToChoose = ['7', '30', '90', '365', ''] as const;

/** Makes an invitation link with a type, a prize group and a date of expiry. */
export function NewLinkDialog({ terms, onMade, onClose }: NewLinkDialogProps) {
  const texts = useTexts('mfe-agent');
  const { t, formats } = texts;
  const lengthOf = (count: number) => t('links.days', { count, days: formats.number(count) });
  const id = useId();
  const { ref, submit, ...form } = useNewLink({ terms, texts, onMade });
  return (
    <Dialog
      isOpen
      size="s"
      title={t('links.new')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('groups.back')}</Button>
          <Button variant="primary" type="submit" form={id} isBusy={form.isPending} data-default>
            {t('links.make')}
          </Button>
        </>
      }
    >
      <form ref={ref} id={id} className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('links.label')}
          name="label"
          autoComplete="off"
          dir="auto"
          data-autofocus
          value={form.label}
          onChange={(event) => form.setLabel(event.currentTarget.value)}
          hint={t('links.label-hint')}
          error={form.errors['label']}
        />
        <SegmentedControl
          label={t('joins.kind')}
          options={agentJoinKinds.map((value) => ({ value, label: t(`joins.kind-of.${value}`) }))}
          value={form.kind}
          onChange={form.setKind}
        />
        <PrizeGroupInput
          bounds={terms.groupBounds}
          value={form.group}
          onValue={form.setGroup}
          error={form.errors['prizeGroup']}
        />
        <Select
          label={t('links.expiry')}
          name="days"
          value={form.days}
          onChange={(event) => form.setDays(event.currentTarget.value)}
        >
          {daysToChoose.map((days) => (
            <option key={days} value={days}>
              {days === '' ? t('links.never') : lengthOf(Number(days))}
            </option>
          ))}
        </Select>
        <ErrorText>{form.failure}</ErrorText>
      </form>
    </Dialog>
  );
}

interface NewLinkUses extends Pick<NewLinkDialogProps, 'terms' | 'onMade'> {
  readonly texts: ReturnType<typeof useTexts>;
}

function useNewLink({ terms, texts, onMade }: NewLinkUses) {
  const { t } = texts;
  const toast = useToast();
  const failureText = useFailureText();
  const create = useCreateLink();
  const { form: ref, errors, showErrors } = useFormErrors(texts, create.error);
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<AgentLink['kind']>('member');
  const [group, setGroup] = useState('');
  const [days, setDays] = useState('30');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (create.isPending) return;
    const given = givenGroup(group, terms.groupBounds);
    const text = label.trim();
    const wrong = {
      ...(text.length > agentLinkLimits.labelLength
        ? { label: { code: 'too-long', max: agentLinkLimits.labelLength } as const }
        : {}),
      ...(given.error ? { prizeGroup: given.error } : {}),
    };
    if (showErrors(wrong)) return;
    const order = { label: text, kind, prizeGroup: given.prizeGroup };
    create.mutate(
      { ...order, days: days === '' ? null : Number(days) },
      {
        onSuccess(link) {
          toast({ tone: 'positive', text: t('links.made') });
          onMade(link);
        },
        onSettled: create.reload,
      },
    );
  }

  const hasField = Object.values(errors).some(Boolean);
  return {
    ref,
    submit,
    errors,
    failure: create.error && !hasField ? failureText(create.error) : undefined,
    isPending: create.isPending,
    ...{ label, setLabel, kind, setKind, group, setGroup, days, setDays },
  };
}
