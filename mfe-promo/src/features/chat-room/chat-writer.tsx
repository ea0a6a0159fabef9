import type { ChatMessage, ChatRoom, FieldError, OwnChat } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  TextInput,
  useErrorFocus,
  useFailureText,
  useFieldErrors,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { usePostChat } from '../../api/chat.ts';
import styles from './chat-room.module.css';

interface ChatWriterProps {
  readonly room: ChatRoom;
  readonly own: OwnChat | null;
  readonly onPosted: (message: ChatMessage) => void;
}

/** The form of a member who may write; a mute or a read-only account is explained instead. */
export function ChatWriter({ room, own, onPosted }: ChatWriterProps) {
  const { t, formats } = useTexts('mfe-promo');
  if (own?.mutedUntil)
    return <p role="status">{t('chat.muted', { time: formats.dateTime(own.mutedUntil) })}</p>;
  if (own && !own.mayPost) return <p role="status">{t('chat.read-only')}</p>;
  return <PostForm room={room} onPosted={onPosted} />;
}

/** Writes a message. Typed text stays until it has arrived. */
function PostForm({ room, onPosted }: Omit<ChatWriterProps, 'own'>) {
  const texts = useTexts('mfe-promo');
  const { t, formats } = texts;
  const failureText = useFailureText();
  const post = usePostChat();
  const [text, setText] = useState('');
  const [attempts, setAttempts] = useState(0);
  const words = text.trim();
  const tooLong: FieldError = { code: 'too-long', max: room.textLength };
  const isLong = [...words].length > room.textLength;
  const found = attempts > 0 && isLong ? { text: tooLong } : {};
  const errors = useFieldErrors(texts, { fields: { ...post.error?.fields, ...found } });
  const form = useErrorFocus(attempts, post.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (words === '' || post.isPending) return;
    setAttempts((before) => before + 1);
    if (isLong) return;
    post.mutate(
      { text: words },
      {
        onSuccess: (message) => {
          setText('');
          setAttempts(0);
          onPosted(message);
        },
      },
    );
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        name="text"
        label={t('chat.write')}
        hint={t('chat.slow', {
          count: room.slowSeconds,
          seconds: formats.number(room.slowSeconds),
        })}
        autoComplete="off"
        error={errors['text']}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ErrorText>{post.error && failureText(post.error)}</ErrorText>
      <div>
        <Button type="submit" variant="primary" isBusy={post.isPending} disabled={words === ''}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}
