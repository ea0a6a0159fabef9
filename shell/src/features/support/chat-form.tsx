import { useCall, useForget } from '@croupier/client';
import { calls, supportLimits, type SupportImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, useFailureText } from '@croupier/ui';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { ChatPictures } from './chat-pictures.tsx';
import styles from './chat.module.css';

/** Words and pictures for the desk. What was typed stays until it has arrived. */
export function ChatForm() {
  const { t } = useTexts('support');
  const forget = useForget();
  const failureText = useFailureText();
  const send = useCall(calls.sendSupport);
  const [text, setText] = useState('');
  const [images, setImages] = useState<readonly SupportImage[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const isEmpty = text.trim() === '' && images.length === 0;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isEmpty || send.isPending) return;
    send.mutate(
      { text: text.trim(), images: images.map(({ id }) => id) },
      {
        onSuccess: () => {
          setText('');
          setImages([]);
          setAttaching(false);
          forget(calls.supportRoom);
        },
      },
    );
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {isAttaching && <ChatPictures images={images} onChange={setImages} />}
      <FaultText>{send.error && failureText(send.error)}</FaultText>
      <div className={styles.line}>
        <Button
          icon="plus"
          aria-label={t('chat.attach')}
          aria-expanded={isAttaching}
          onClick={() => setAttaching(!isAttaching)}
        />
        <textarea
          name="text"
          rows={2}
          dir="auto"
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          maxLength={supportLimits.textLength}
          className={styles.area}
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

/** Enter sends, with Shift it begins a line; while a word is being composed it belongs to that. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
