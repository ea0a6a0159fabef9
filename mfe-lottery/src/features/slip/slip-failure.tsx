import type { CallFailed } from '@croupier/client';
import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, useFailureText } from '@croupier/ui';
import styles from './bet-slip.module.css';

/** Why the last attempt booked nothing; a member without enough money gets a link to the deposit. */
export function SlipFailure({ error }: { error: CallFailed }) {
  const { t } = useTexts('mfe-lottery');
  const failureText = useFailureText();
  const bus = useBus();
  return (
    <div role="alert" className={styles.failure}>
      <p>{failureText(error)}</p>
      {error.code === 'insufficient-funds' && (
        <Button
          size="s"
          icon="deposit"
          onClick={() =>
            bus.publish('overlay.requested', { overlay: 'member-centre', page: 'depositv2' })
          }
        >
          {t('slip.deposit')}
        </Button>
      )}
    </div>
  );
}
