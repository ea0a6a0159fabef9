import type { ProtectionStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, ErrorText, useFailureText, useServerNow } from '@croupier/ui';
import { useAskToReturn } from '../../api/ask-to-return.ts';
import { useInvalidateProtection } from '../../api/protection.ts';
import styles from './protection.module.css';

/** Says that play is closed, until when, and what stays open. Renders nothing while play is open. */
export function ClosedNotice({ status }: { status: ProtectionStatus }) {
  const { t, formats } = useTexts('mfe-member');
  const { exclusion, timeOutUntil } = status;
  if (!exclusion && !timeOutUntil) return null;
  return (
    <Card className={styles.closed} role="status">
      <h3 className={styles.title}>{t(exclusion ? 'safely.excluded' : 'safely.on-break')}</h3>
      <p>
        {exclusion
          ? exclusionText(exclusion)
          : t('safely.break-until', { time: formats.dateTime(timeOutUntil ?? '') })}
      </p>
      <p>{t('safely.still-open')}</p>
      {exclusion && <Return exclusion={exclusion} />}
    </Card>
  );

  function exclusionText({ endsAt, until }: NonNullable<ProtectionStatus['exclusion']>): string {
    if (endsAt) return t('safely.excluded-until', { time: formats.dateTime(endsAt) });
    return t('safely.excluded-at-least', { time: formats.dateTime(until) });
  }
}

/** The request to return, if the site requires one and the exclusion has ended. */
function Return({ exclusion }: { exclusion: NonNullable<ProtectionStatus['exclusion']> }) {
  const { t, formats } = useTexts('mfe-member');
  const failureText = useFailureText();
  const reload = useInvalidateProtection();
  const ask = useAskToReturn();
  const now = useServerNow(60_000);
  const { mayAskFrom, endsAt } = exclusion;
  if (!mayAskFrom || endsAt) return null;
  if (new Date(mayAskFrom) > now)
    return <p>{t('safely.may-ask-from', { time: formats.dateTime(mayAskFrom) })}</p>;
  return (
    <>
      <Button isBusy={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: reload })}>
        {t('safely.ask-to-return')}
      </Button>
      <ErrorText>{ask.error && failureText(ask.error)}</ErrorText>
    </>
  );
}
