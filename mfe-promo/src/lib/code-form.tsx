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
import { useEnterCode } from '../api/campaigns.ts';
import styles from './code-form.module.css';

const codeForm = /^[A-Z0-9-]{3,32}$/;

/** Enters the code of a campaign; the reward is then credited or waits to be claimed. */
export function CodeForm() {
  const texts = useTexts('mfe-promo');
  const { t, local } = texts;
  const failureText = useFailureText();
  const { enter, reload } = useEnterCode();
  const [code, setCode] = useState('');
  const [attempts, setAttempts] = useState(0);
  const form = useErrorFocus(attempts, enter.error);
  const refused = useFieldErrors(texts, enter.error);
  const isWrong = !codeForm.test(code.trim().toUpperCase());
  const isAboutCode = enter.error?.code === 'campaign-code-unknown';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (enter.isPending) return;
    setAttempts((before) => before + 1);
    if (!isWrong) enter.mutate({ code: code.trim().toUpperCase() }, { onSettled: () => reload() });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        name="code"
        label={t('code.label')}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={40}
        value={code}
        error={codeText()}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={enter.isPending}>
        {t('code.enter')}
      </Button>
      <ErrorText>{enter.error && !isAboutCode && failureText(enter.error)}</ErrorText>
      <p role="status" className={styles.news}>
        {enter.data &&
          t(enter.data.state === 'claimed' ? 'code.credited' : 'code.waiting', {
            title: local(enter.data.campaign.title),
          })}
      </p>
    </form>
  );

  function codeText(): string | undefined {
    if (attempts > 0 && isWrong) return t('code.wrong');
    return isAboutCode ? failureText(enter.error) : refused['code'];
  }
}
