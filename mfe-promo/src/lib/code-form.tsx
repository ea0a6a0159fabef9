import { useBus } from '@croupier/bus';
import type { OutputOf, calls } from '@croupier/contracts';
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

/** What the answer says: a code that was entered before has its reward already. */
function newsOf({ state, wasEntered }: OutputOf<typeof calls.enterCampaignCode>): string {
  if (state === 'applying') return 'what.applying';
  if (state === 'claimed') return wasEntered ? 'code.had' : 'code.credited';
  return wasEntered ? 'code.had-waiting' : 'code.waiting';
}

/** Enters the code of a campaign; the reward is then credited or waits to be claimed. */
export function CodeForm() {
  const texts = useTexts('mfe-promo');
  const { t, local } = texts;
  const failureText = useFailureText();
  const bus = useBus();
  const { enter, reload } = useEnterCode();
  const [code, setCode] = useState('');
  const [attempts, setAttempts] = useState(0);
  const form = useErrorFocus(attempts, enter.error);
  const refused = useFieldErrors(texts, enter.error);
  const isWrong = !codeForm.test(code.trim().toUpperCase());
  const isAboutCode = enter.error?.code === 'campaign-code-unknown';

  const showRewards = () =>
    bus.publish('overlay.requested', { overlay: 'member-centre', page: 'rewardCenter' });

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
      <div role="status" className={styles.news}>
        {enter.data && (
          <>
            <p>{t(newsOf(enter.data), { title: local(enter.data.campaign.title) })}</p>
            <Button variant="quiet" onClick={showRewards}>
              {t('code.show-rewards')}
            </Button>
          </>
        )}
      </div>
    </form>
  );

  function codeText(): string | undefined {
    if (attempts > 0 && isWrong) return t('code.wrong');
    return isAboutCode ? failureText(enter.error) : refused['code'];
  }
}
