import { pushKinds, type PushSettings } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Checkbox, Retry, Section } from '@croupier/ui';
import { usePushSettings } from '../../api/push.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import styles from './push-choice.module.css';
import { useBrowserPush } from './use-browser-push.ts';

/**
 * The push notifications that this browser shows while no page of the site is open. The page asks for
 * permission only after a choice.
 */
export function PushChoice() {
  const { t } = useTexts('mfe-member');
  const settings = usePushSettings();
  if (settings.isPending) return <ListSkeleton />;
  if (settings.error) return <Retry error={settings.error} onRetry={settings.refetch} />;
  return (
    <Section title={t('push.title')}>
      <Card className={styles.card}>
        <p className={styles.lead}>{t('push.lead')}</p>
        <Kinds settings={settings.data} />
      </Card>
    </Section>
  );
}

function Kinds({ settings }: { readonly settings: PushSettings }) {
  const { t } = useTexts('mfe-member');
  const { here, isBusy, change } = useBrowserPush();
  const isReady = here?.support === 'ready';
  const known = settings.browsers.find(({ mark }) => mark === here?.mark);
  const chosen = known?.kinds ?? [];
  return (
    <>
      <ul role="list" className={styles.kinds} aria-busy={isBusy}>
        {pushKinds.map((kind) => (
          <li key={kind} className={styles.kind}>
            <Checkbox
              name={kind}
              look="switch"
              label={t(`push.kind.${kind}`)}
              hint={t(`push.about.${kind}`)}
              checked={chosen.includes(kind)}
              disabled={!isReady || isBusy}
              onChange={({ currentTarget }) =>
                void change(
                  pushKinds.filter((one) =>
                    one === kind ? currentTarget.checked : chosen.includes(one),
                  ),
                  settings.key,
                )
              }
            />
          </li>
        ))}
      </ul>
      {here && !isReady && (
        <p role="status" className={styles.note}>
          {t(`push.${here.support}`)}
        </p>
      )}
    </>
  );
}
