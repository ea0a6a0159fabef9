import { useCallQuery, useInvalidate, type CallFailed } from '@croupier/client';
import { calls, type Captcha, type ErrorCode } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry, Skeleton, TextInput } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import styles from './sign-in.module.css';

/** An expired captcha is no longer read aloud. */
const lifeOf = (captcha: Captcha | undefined) =>
  captcha !== undefined && captcha.expiresInS * 1_000;

/**
 * An input for the characters of a picture; the same characters are available as audio for visitors who
 * cannot see the picture.
 */
export function CaptchaField({ error }: { error: string | undefined }) {
  const { t, language } = useTexts('sign-in');
  const captcha = useCallQuery(calls.captcha, { language }, { refreshMs: lifeOf });
  const mayAsk = useOncePerSecond();
  const field = useRef<HTMLInputElement>(null);
  const id = captcha.data?.id;
  // A new picture has other characters; the field and its focus stay.
  useEffect(() => {
    if (field.current) field.current.value = '';
  }, [id]);

  function refresh(): void {
    if (captcha.isFetching || !mayAsk()) return;
    void captcha.refetch();
  }

  if (captcha.isPending) return <Skeleton height={108} />;
  if (captcha.error) return <Retry error={captcha.error} onRetry={refresh} />;
  const { image, sound } = captcha.data;
  return (
    <div className={styles.captcha}>
      <div className={styles.captchaRow}>
        <button
          type="button"
          className={styles.picture}
          aria-label={t('captcha.refresh')}
          onClick={refresh}
        >
          <img src={`data:image/png;base64,${image}`} alt={t('captcha.picture')} />
        </button>
        <Button icon="refresh" aria-label={t('captcha.refresh')} onClick={refresh} />
        <Button icon="play" aria-label={t('captcha.listen')} onClick={() => play(sound)} />
      </div>
      <input type="hidden" name="captchaId" value={id} />
      <TextInput
        ref={field}
        label={t('captcha.label')}
        hint={t('captcha.hint')}
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={12}
        error={error}
      />
    </div>
  );
}

/** Failures that occur before the platform checks the captcha: the typed answer stays valid. */
const unread: readonly ErrorCode[] = [
  'offline',
  'invalid-input',
  'invitation_code_error',
  'too-many-requests',
];

/** A captcha serves one attempt; after the attempt, the form loads a new one. */
export function useSpentCaptcha(): (failure: CallFailed) => void {
  const invalidate = useInvalidate();
  return ({ code }) => {
    if (!unread.includes(code)) invalidate(calls.captcha);
  };
}

function play(address: string): void {
  // A browser that refuses to play reports the refusal itself.
  new Audio(address).play().catch(() => undefined);
}

/** Specification §9: another code or picture can be requested at most once per second. */
const pauseMs = 1_000;

/** Returns whether a request is allowed now, and records the request. */
export function useOncePerSecond(): () => boolean {
  const askedAt = useRef(-pauseMs);
  return () => {
    const now = performance.now();
    if (now - askedAt.current < pauseMs) return false;
    askedAt.current = now;
    return true;
  };
}
