import {
  createdAccountErrors,
  type AgentJoinTerms,
  type AgentLink,
  type NewAccount,
  type PersonalField,
  type RegisterSettings,
} from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import { useFailureText, useFormErrors, useServerNow, useSite, type Failure } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useCreateMember } from '../../api/new-member.ts';
import { givenGroup } from '../../lib/joining.ts';

export interface NewMemberFormProps {
  readonly terms: AgentJoinTerms;
  readonly settings: RegisterSettings;
  readonly onMade: (account: NewAccount) => void;
}

type Answers = Partial<Readonly<Record<PersonalField, string>>>;

/** Failures that are shown at their field. */
const fieldOf = { 'username-taken': 'username', 'mobile-taken': 'mobileNum' } as const;

/** The state of the form for a new account, and its sending. */
export function useNewMember({ terms, settings, onMade }: NewMemberFormProps) {
  const texts = useTexts('mfe-agent');
  const { brand } = useSite();
  const now = useServerNow(3_600_000);
  const failureText = useFailureText();
  const create = useCreateMember();
  const field = fieldWith(create.error);
  const { form: ref, errors, showErrors } = useFormErrors(texts, create.error);
  const [username, setUsername] = useState('');
  const [answers, setAnswers] = useState<Answers>({});
  const [kind, setKind] = useState<AgentLink['kind']>('member');
  const [group, setGroup] = useState('');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (create.isPending) return;
    const given = givenGroup(group, terms.groupBounds);
    const input = { username: username.trim(), ...filled(answers) };
    const today = dayjs.utc(now).format('YYYY-MM-DD');
    const ways = { mobileNeedsCode: false, mobileNeedsPassword: false };
    const wrong = createdAccountErrors(input, settings, {
      minimumAge: brand.minimumAge,
      today,
      ways,
    });
    if (showErrors({ ...wrong, ...(given.error ? { prizeGroup: given.error } : {}) })) return;
    create.mutate(
      { ...input, kind, prizeGroup: given.prizeGroup },
      { onSuccess: onMade, onSettled: create.reload },
    );
  }

  const failure = create.error ? failureText(create.error) : undefined;
  const shown = field ? { ...errors, [field]: failure } : errors;
  return {
    ref,
    submit,
    errors: shown,
    failure: Object.values(shown).some(Boolean) ? undefined : failure,
    isPending: create.isPending,
    ...{ username, setUsername, answers, kind, setKind, group, setGroup },
    answer: (name: PersonalField, text: string) =>
      setAnswers((before) => ({ ...before, [name]: text })),
  };
}

function fieldWith(failure: Failure | null): 'username' | 'mobileNum' | null {
  if (failure?.code === 'username-taken') return fieldOf['username-taken'];
  return failure?.code === 'mobile-taken' ? fieldOf['mobile-taken'] : null;
}

const filled = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  );
