import { useCallMutation } from '@croupier/client';
import {
  calls,
  playerRemarkLength,
  supportImagePath,
  type FieldError,
  type SupportImage,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Empty,
  ErrorText,
  TextArea,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { Pictures } from '@croupier/ui/pictures';
import { useState, type FormEvent } from 'react';
import type { OwnWindowProps } from '../../windows/own-window.tsx';
import { pictureLimits } from './chat-form.tsx';
import styles from './chat.module.css';

const required: FieldError = { code: 'required' };
const tooLong: FieldError = { code: 'too-long', max: playerRemarkLength };

/** What a player says about the site: a short remark and up to three pictures. Stays until it has arrived. */
export function FeedbackForm({ onClose }: OwnWindowProps) {
  const texts = useTexts('support');
  const { t, formats } = texts;
  const failureText = useFailureText();
  const send = useCallMutation(calls.feedback);
  const keep = useCallMutation(calls.supportImage);
  const [text, setText] = useDraft('feedback.message');
  const [images, setImages] = useState<readonly SupportImage[]>([]);
  const [isUnsettled, setUnsettled] = useState(false);
  const [wrong, setWrong] = useState<FieldError | null>(null);
  const [attempts, setAttempts] = useState(0);
  const found = wrong ? { message: wrong } : {};
  const errors = useFieldErrors(texts, { fields: { ...send.error?.fields, ...found } });
  const form = useErrorFocus(attempts, send.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending || isUnsettled) return;
    const message = text.trim();
    const error = errorOf(message);
    setWrong(error);
    setAttempts((before) => before + 1);
    if (error) return;
    send.mutate(
      { topic: 'player', message, images: images.map(({ id }) => id) },
      { onSuccess: () => setText('') },
    );
  }

  if (send.isSuccess)
    return (
      <Empty
        title={t('feedback.sent')}
        text={t('feedback.sentText')}
        action={<Button onClick={onClose}>{t('feedback.close')}</Button>}
      />
    );
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p>{t('feedback.lead')}</p>
      <TextArea
        label={t('feedback.message')}
        hint={t('feedback.length', { max: formats.number(playerRemarkLength) })}
        name="message"
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={playerRemarkLength}
        error={errors['message']}
        data-autofocus
      />
      <Pictures
        label={t('chat.pictures')}
        limits={pictureLimits}
        pictures={images}
        srcOf={({ id }) => supportImagePath.replace(':id', id)}
        keep={(image) => keep.mutateAsync({ image })}
        onChange={setImages}
        onUnsettled={setUnsettled}
      />
      <ErrorText>{send.error && failureText(send.error)}</ErrorText>
      <Button type="submit" variant="primary" isBusy={send.isPending} disabled={isUnsettled}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

function errorOf(message: string): FieldError | null {
  if (message === '') return required;
  return message.length > playerRemarkLength ? tooLong : null;
}
