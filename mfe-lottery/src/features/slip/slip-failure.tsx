import type { CallFailed } from '@croupier/client';
import { stakeRefusals } from '@croupier/contracts';
import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, useFailureText } from '@croupier/ui';
import styles from './bet-slip.module.css';

/** Why the last attempt booked nothing, with the page that explains it or helps. */
export function SlipFailure({ error }: { error: CallFailed }) {
  const { t } = useTexts('mfe-lottery');
  const failureText = useFailureText();
  const bus = useBus();
  const way = actionFor(error.code);
  return (
    <div role="alert" className={styles.failure}>
      <p>{failureText(error)}</p>
      {way && (
        <Button
          size="s"
          icon={way.icon}
          onClick={() =>
            bus.publish('overlay.requested', { overlay: 'member-centre', page: way.page })
          }
        >
          {t(way.text)}
        </Button>
      )}
    </div>
  );
}

function actionFor(code: CallFailed['code']) {
  if (code === 'insufficient-funds')
    return { page: 'depositv2', text: 'slip.deposit', icon: 'deposit' } as const;
  const isProtection = stakeRefusals.some((refusal) => refusal === code);
  return isProtection
    ? ({ page: 'playSafely', text: 'slip.limits', icon: 'shield' } as const)
    : null;
}
