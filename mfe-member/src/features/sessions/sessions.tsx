import type { KnownDevice, OpenSession } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Retry, Section, TimeAgo, useFailureText, useToast } from '@croupier/ui';
import {
  useEndDevice,
  useEndOtherSessions,
  useEndSession,
  useInvalidateSessions,
  useKnownDevices,
  useOpenSessions,
} from '../../api/sessions.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { browserNamed } from '../../lib/browser-named.ts';
import styles from './sessions.module.css';

/** The member's sessions and remembered devices; each can be ended here. */
export function Sessions() {
  const { t } = useTexts('mfe-member');
  const sessions = useOpenSessions();
  const devices = useKnownDevices();
  if (sessions.isPending || devices.isPending) return <ListSkeleton />;
  const reload = () => [sessions, devices].map((one) => one.refetch());
  if (sessions.error) return <Retry error={sessions.error} onRetry={reload} />;
  if (devices.error) return <Retry error={devices.error} onRetry={reload} />;
  const hasOthers = sessions.data.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Section title={t('sessions.title')} action={hasOthers && <EndOthers />}>
        <ul role="list" className={styles.list}>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Section>
      {devices.data.length > 0 && (
        <Section title={t('sessions.devices')}>
          <ul role="list" className={styles.list}>
            {devices.data.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTexts('mfe-member');
  const end = useEndSession();
  const settled = useSettled();
  const { id, userAgent, ip, seenAt, isCurrent } = session;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{browserNamed(userAgent) || t('sessions.unknown')}</p>
        <p className={styles.muted}>
          <bdi>{ip}</bdi> · <TimeAgo time={seenAt} />
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="positive">{t('sessions.current')}</Badge>
      ) : (
        <Button isBusy={end.isPending} onClick={() => end.mutate({ id }, settled)}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function DeviceRow({ device }: { device: KnownDevice }) {
  const { t, formats } = useTexts('mfe-member');
  const end = useEndDevice();
  const settled = useSettled();
  const { id, userAgent, ip, expiresAt } = device;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{browserNamed(userAgent) || t('sessions.unknown')}</p>
        <p className={styles.muted}>
          <bdi>{ip}</bdi> · {t('sessions.until', { time: formats.dateTime(expiresAt) })}
        </p>
      </div>
      <Button isBusy={end.isPending} onClick={() => end.mutate({ id }, settled)}>
        {t('sessions.forget')}
      </Button>
    </li>
  );
}

function EndOthers() {
  const { t } = useTexts('mfe-member');
  const end = useEndOtherSessions();
  const settled = useSettled();
  return (
    <Button isBusy={end.isPending} onClick={() => end.mutate(undefined, settled)}>
      {t('sessions.end-others')}
    </Button>
  );
}

/** Reloads the lists after success and failure; a failure shows a toast. */
function useSettled() {
  const invalidate = useInvalidateSessions();
  const toast = useToast();
  const failureText = useFailureText();
  return {
    onSettled: invalidate,
    onError: (error: unknown) => toast({ tone: 'negative', text: failureText(error) }),
  };
}
