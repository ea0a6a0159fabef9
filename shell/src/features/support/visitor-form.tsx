import { useCallMutation, useInvalidate } from '@croupier/client';
import {
  calls,
  supportImagePath,
  supportLimits,
  type ErrorCode,
  type FieldError,
  type SupportImage,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  TextArea,
  TextInput,
  textIn,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
} from '@croupier/ui';
import { removeDrafts, useDraft } from '@croupier/ui/draft';
import { Pictures } from '@croupier/ui/pictures';
import { useState, type FormEvent } from 'react';
import { captchaIn } from '../../sign-in/captcha-in.ts';
import { useProof } from '../../sign-in/use-proof.ts';
import { pictureLimits, sendOnEnter } from './chat-form.tsx';
import { VisitorCaptcha } from './visitor-captcha.tsx';
import { useVisitorRoom } from './visitor-room.tsx';
import styles from './chat.module.css';

const bounds = {
  name: { min: 1, max: supportLimits.nameLength },
  contact: { min: 3, max: supportLimits.contactLength },
  text: { min: 1, max: supportLimits.textLength },
} as const;

type Words = Readonly<Partial<Record<keyof typeof bounds, string>>> & { readonly text: string };

/** A visitor's text and pictures for support; with the first message, a name and a contact for the answer. */
export function VisitorForm() {
  const texts = useTexts('support');
  const { t, language } = texts;
  const room = useVisitorRoom();
  const invalidate = useInvalidate();
  const failureText = useFailureText();
  const proof = useProof('support');
  const send = useCallMutation(calls.sendVisitorSupport, { complete: proof.added });
  const keep = useCallMutation(calls.visitorSupportImage);
  const [text, setText] = useDraft('visitor.text');
  const [images, setImages] = useState<readonly SupportImage[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [found, setFound] = useState<Readonly<Record<string, FieldError>>>({});
  const isFirst = room.data === null;
  const errors = useFieldErrors(texts, { fields: { ...send.error?.fields, ...found } });
  const form = useErrorFocus(attempts, send.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const typed = new FormData(event.currentTarget);
    const words = wordsIn(typed, isFirst);
    const wrong = errorsOf(words, images.length > 0);
    setFound(wrong);
    setAttempts((before) => before + 1);
    if (Object.keys(wrong).length > 0) return;
    send.mutate(
      { ...words, images: images.map(({ id }) => id), language, ...captchaIn(typed) },
      {
        onSuccess: empty,
        onError: () => invalidate(calls.captcha),
      },
    );
  }

  function empty(): void {
    setText('');
    removeDrafts('visitor.');
    setImages([]);
    setAttaching(false);
    setAttempts(0);
    invalidate(calls.visitorSupport);
  }

  if (room.data === undefined) return null;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {isFirst && <VisitorName errors={errors} />}
      {isAttaching && (
        <Pictures
          label={t('chat.pictures')}
          limits={pictureLimits}
          pictures={images}
          srcOf={({ id }) => supportImagePath.replace(':id', id)}
          keep={(image) => keep.mutateAsync({ image })}
          onChange={setImages}
        />
      )}
      {asksCaptcha(send.error?.code) && <VisitorCaptcha />}
      <ErrorText>{send.error && failureText(send.error)}</ErrorText>
      <Composer
        text={text}
        onText={setText}
        error={errors['text']}
        isBusy={send.isPending}
        isAttaching={isAttaching}
        onAttach={() => setAttaching(!isAttaching)}
      />
    </form>
  );
}

/** Who writes, and where an answer can go: asked with the first message. */
function VisitorName({ errors }: { errors: Readonly<Record<string, string | undefined>> }) {
  const { t } = useTexts('support');
  const [name, setName] = useDraft('visitor.name');
  const [contact, setContact] = useDraft('visitor.contact');
  return (
    <div className={styles.who}>
      <TextInput
        name="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        label={t('visitor.name')}
        autoComplete="name"
        maxLength={supportLimits.nameLength}
        error={errors['name']}
        data-autofocus
      />
      <TextInput
        name="contact"
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
        label={t('visitor.contact')}
        hint={t('visitor.contactHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={supportLimits.contactLength}
        error={errors['contact']}
      />
    </div>
  );
}

const asksCaptcha = (code: ErrorCode | undefined) =>
  code === 'captcha-needed' || code === 'wrong-captcha';

interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly isAttaching: boolean;
  readonly onAttach: () => void;
}

/** The message, with the buttons that attach pictures and send it. */
function Composer({ text, onText, error, isBusy, isAttaching, onAttach }: ComposerProps) {
  const { t } = useTexts('support');
  return (
    <div className={styles.line}>
      <Button
        icon="plus"
        aria-label={t('chat.attach')}
        aria-expanded={isAttaching}
        onClick={onAttach}
      />
      <TextArea
        name="text"
        rows={2}
        label={t('chat.write')}
        isLabelHidden
        placeholder={t('chat.write')}
        maxLength={supportLimits.textLength}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        error={error}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('chat.send')}
      </Button>
    </div>
  );
}

function wordsIn(typed: FormData, isFirst: boolean): Words {
  const text = textIn(typed, 'text').trim();
  if (!isFirst) return { text };
  return { text, name: textIn(typed, 'name').trim(), contact: textIn(typed, 'contact').trim() };
}

/** Pictures may go out without words. */
function errorsOf(words: Words, hasImages: boolean): Readonly<Record<string, FieldError>> {
  const errors: Record<string, FieldError> = {};
  for (const name of ['name', 'contact', 'text'] as const) {
    const value = words[name];
    const { min, max } = bounds[name];
    if (value === undefined || (value === '' && name === 'text' && hasImages)) continue;
    if (value === '') errors[name] = { code: 'required' };
    else if (value.length < min) errors[name] = { code: 'too-short', min };
    else if (value.length > max) errors[name] = { code: 'too-long', max };
  }
  return errors;
}
