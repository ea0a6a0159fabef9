import { useBus, useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Card } from '@croupier/ui';
import { Helpers } from './helpers.tsx';
import { OwnProtection } from './own-protection.tsx';
import styles from './protection.module.css';
import { SiteRules } from './site-rules.tsx';
import { SelfTest } from './self-test.tsx';

/** The player-protection page: the member's own limits, a self-test, help organisations. */
export function PlaySafely() {
  const session = useLatestEvent('session.changed');
  return (
    <div className={styles.page}>
      {session ? <OwnProtection key={session.member.id} /> : <ForVisitors />}
      <SiteRules />
      <SelfTest />
      <Helpers />
    </div>
  );
}

function ForVisitors() {
  const { t } = useTexts('mfe-member');
  const bus = useBus();
  return (
    <Card className={styles.card}>
      <p>{t('safely.visitor')}</p>
      <Button
        variant="primary"
        onClick={() => bus.publish('sign-in.requested', { reason: 'centre' })}
      >
        {t('safely.sign-in')}
      </Button>
    </Card>
  );
}
