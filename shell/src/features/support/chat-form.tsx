import { useCallMutation, useInvalidate, useUpload } from '@croupier/client';
import {
  calls,
  supportImagePath,
  supportLimits,
  type FieldError,
  type SupportImage,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  TextArea,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { Pictures } from '@croupier/ui/pictures';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import styles from './chat.module.css';

const tooLong: FieldError = { code: 'too-long', max: supportLimits.textLength };
export const pictureLimits = { images: supportLimits.images, imageBytes: supportLimits.imageBytes };

/** Text and pictures for customer service. Typed text stays until it has arrived. */
export function ChatForm() {
  const texts = useTexts('support');
  const { t } = texts;
  const invalidate = useInvalidate();
  const failureText = useFailureText();
  const send = useCallMutation(calls.sendSupport);
  const keep = useUpload(calls.supportImage);
  const [text, setText] = useDraft('support.text');
  const [images, setImages] = useState<readonly SupportImage[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const words = text.trim();
  const isEmpty = words === '' && images.length === 0;
  const isLong = words.length > supportLimits.textLength;
  const found = attempts > 0 && isLong ? { text: tooLong } : {};
  const errors = useFieldErrors(texts, { fields: { ...send.error?.fields, ...found } });
  const form = useErrorFocus(attempts, send.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isEmpty || send.isPending) return;
    setAttempts((before) => before + 1);
    if (isLong) return;
    send.mutate(
      { text: words, images: images.map(({ id }) => id) },
      {
        onSuccess: () => {
          setText('');
          setImages([]);
          setAttaching(false);
          setAttempts(0);
          invalidate(calls.supportRoom);
        },
      },
    );
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {isAttaching && (
        <Pictures
          label={t('chat.pictures')}
          limits={pictureLimits}
          pictures={images}
          srcOf={({ id }) => supportImagePath.replace(':id', id)}
          keep={(image) => keep.mutateAsync({ image })}
          sent={keep.sent}
          onChange={setImages}
        />
      )}
      <ErrorText>{send.error && failureText(send.error)}</ErrorText>
      <div className={styles.line}>
        <Button
          icon="plus"
          aria-label={t('chat.attach')}
          aria-expanded={isAttaching}
          onClick={() => setAttaching(!isAttaching)}
        />
        <TextArea
          name="text"
          rows={2}
          label={t('chat.write')}
          isLabelHidden
          placeholder={t('chat.write')}
          maxLength={supportLimits.textLength}
          error={errors['text']}
          value={text}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" variant="primary" isBusy={send.isPending} disabled={isEmpty}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}

/**
 * Enter sends, Shift+Enter starts a new line; during input-method composition Enter belongs to the
 * composition.
 */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
