import { calls, type Chase } from '@croupier/contracts';
import { useEvent, useLatestEvent } from '@croupier/bus';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Empty, Money, Retry, Skeleton, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useCancelChase } from '../../api/cancel-chase.ts';
import { useChases } from '../../api/chases.ts';
import { SignedOut } from '../../lib/signed-out.tsx';
import { useNumero } from '../../lib/use-numero.ts';
import { useOnVisible } from '../../lib/use-on-visible.ts';
import styles from './my-chases.module.css';

const page = 10;
const most = 100;

/** The member's chases, issue by issue; issues that are not placed yet can be stopped and are refunded. */
export function MyChases() {
  const { t } = useTexts('mfe-lottery');
  const session = useLatestEvent('session.changed');
  const [limit, setLimit] = useState(page);
  const chases = useChases({ limit, enabled: Boolean(session) });
  const invalidate = useInvalidate();
  useOnVisible(() => invalidate(calls.chases));
  // Issues are placed while their draw is open; a win may stop the remaining issues.
  useEvent('draw.changed', ({ gameId }) => {
    if (chases.data?.rows.some((one) => one.state === 'running' && one.gameId === gameId))
      invalidate(calls.chases);
  });
  if (!session) return <SignedOut title={t('chase.signedOut')} />;
  if (chases.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height={96} lines={2} />
      </div>
    );
  }
  if (chases.error) return <Retry error={chases.error} onRetry={chases.refetch} />;
  const { rows, next } = chases.data;
  if (rows.length === 0)
    return <Empty title={t('chase.none')} text={t('chase.noneText')} art="ticket" />;
  return (
    <>
      <ul className={styles.chases}>
        {rows.map((chase) => (
          <ChaseRow key={chase.id} chase={chase} />
        ))}
      </ul>
      {next !== null && limit < most && (
        <Button variant="quiet" onClick={() => setLimit(limit + page)}>
          {t('tickets.more')}
        </Button>
      )}
    </>
  );
}

function ChaseRow({ chase }: { chase: Chase }) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const failureText = useFailureText();
  const numeroOf = useNumero();
  const invalidate = useInvalidate();
  const cancel = useCancelChase();
  return (
    <li className={styles.chase} data-state={chase.state}>
      <div className={styles.head}>
        <strong>{local(chase.gameName)}</strong>
        <Badge tone={chase.state === 'running' ? 'warning' : 'neutral'}>
          {t(`chaseState.${chase.state}`)}
        </Badge>
        <Money amount={chase.stake} />
      </div>
      {chase.stopOnWin && <p className={styles.note}>{t('chase.stopOnWin')}</p>}
      <ol className={styles.issues}>
        {chase.issues.map(({ numero, multiplier, stake, state }) => (
          <li key={numero} data-state={state}>
            <span>{numeroOf(numero)}</span>
            <span>{t('pad.times', { odds: formats.number(multiplier) })}</span>
            <Money amount={stake} />
            <span className={styles.note}>{t(`issueState.${state}`)}</span>
          </li>
        ))}
      </ol>
      {chase.state === 'running' && (
        <Button
          size="s"
          isBusy={cancel.isPending}
          onClick={() =>
            cancel.mutate({ chaseId: chase.id }, { onSettled: () => invalidate(calls.chases) })
          }
        >
          {t('chase.stop')}
        </Button>
      )}
      {cancel.error && (
        <p role="alert" className={styles.failure}>
          {failureText(cancel.error)}
        </p>
      )}
    </li>
  );
}
