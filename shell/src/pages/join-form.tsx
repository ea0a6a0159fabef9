import { useCallMutation } from '@croupier/client';
import {
  calls,
  feedbackLength,
  visitorTopics,
  type FeedbackInput,
  type FeedbackTopic,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  Select,
  TextArea,
  TextInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  type FieldErrors,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import styles from './own-pages.module.css';
import page from './join-page.module.css';

const shortestContact = 5;

type Written = FeedbackInput & Required<Pick<FeedbackInput, 'name' | 'contact'>>;

interface JoinFormProps {
  readonly topic: FeedbackTopic;
  readonly onTopic: (topic: FeedbackTopic) => void;
  readonly onSent: (contact: string) => void;
}

/** A message to the brand. Typed text stays until the message has arrived. */
export function JoinForm({ topic, onTopic, onSent }: JoinFormProps) {
  const texts = useTexts('news');
  const { t, formats } = texts;
  const send = useCallMutation(calls.feedback);
  const failureText = useFailureText();
  const refused = useFieldErrors(texts, send.error);
  const [missing, setMissing] = useState<FieldErrors>({});
  const form = useErrorFocus(missing, send.error);
  const bounds = {
    min: formats.number(feedbackLength.min),
    max: formats.number(feedbackLength.max),
  };
  const error = (field: string) => missing[field] ?? refused[field];

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const input = inputOf(new FormData(event.currentTarget));
    const errors = errorsOf(input);
    setMissing(errors);
    if (Object.keys(errors).length > 0) return;
    send.mutate(input, { onSuccess: () => onSent(input.contact) });
  }

  function errorsOf({ name, contact, message }: Written): FieldErrors {
    const isLong = message.length >= feedbackLength.min && message.length <= feedbackLength.max;
    return {
      ...(name ? {} : { name: t('join.nameError') }),
      ...(contact.length >= shortestContact ? {} : { contact: t('join.contactError') }),
      ...(isLong ? {} : { message: t('join.lengthError', bounds) }),
    };
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Select
        label={t('join.topic')}
        name="topic"
        value={topic}
        onChange={({ target }) => onTopic(topicOf(target.value))}
      >
        {visitorTopics.map((one) => (
          <option key={one} value={one}>
            {t(`join.topics.${one}`)}
          </option>
        ))}
      </Select>
      <div className={page.pair}>
        <TextInput
          label={t('join.name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          error={error('name')}
        />
        <TextInput
          label={t('join.contact')}
          name="contact"
          hint={t('join.contactHint')}
          autoComplete="email"
          maxLength={120}
          error={error('contact')}
        />
      </div>
      <TextArea
        label={t('join.message')}
        name="message"
        hint={t('join.length', bounds)}
        rows={6}
        maxLength={feedbackLength.max}
        error={error('message')}
      />
      <ErrorText>{send.error && failureText(send.error)}</ErrorText>
      <Button type="submit" variant="primary" isBusy={send.isPending} className={styles.send}>
        {t('join.send')}
      </Button>
    </form>
  );
}

function inputOf(data: FormData): Written {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    topic: topicOf(text('topic')),
    name: text('name'),
    contact: text('contact'),
    message: text('message'),
  };
}

function topicOf(text: string): FeedbackTopic {
  return visitorTopics.find((topic) => topic === text) ?? 'other';
}
