import type { BrandSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, Card } from '@croupier/ui';
import { Tour, useStoredFlag } from '@croupier/ui/tour';
import styles from './placement.module.css';

/** A tour for a new operator: switch a module, see it on the site, find it in the audit trail. */
export function ModuleTour({ brand }: { brand: BrandSummary }) {
  const { t } = useTexts('console');
  const [isHidden, hide] = useStoredFlag('module-tour-hidden');
  if (isHidden) return null;
  const find = (
    <Button variant="primary" onClick={focusFirstSwitch}>
      {t('tour.find')}
    </Button>
  );
  const open = (
    <a href={addressOf(brand)} target="_blank" rel="noreferrer">
      {t('tour.open', { brand: brand.name })}
    </a>
  );
  const audit = <ButtonLink to="/audit">{t('tour.audit')}</ButtonLink>;
  return (
    <Card className={styles.tour}>
      <Tour
        title={t('tour.title')}
        onClose={hide}
        steps={[
          { action: find, text: t('tour.findText') },
          { action: open, text: t('tour.openText') },
          { action: audit, text: t('tour.auditText') },
        ]}
      />
    </Card>
  );
}

/** The first switch of the board that is on the screen: a phone hides the columns of the other brands. */
function focusFirstSwitch(): void {
  const switches = document.querySelectorAll<HTMLInputElement>('[role="switch"]');
  const shown = [...switches].find((found) => found.offsetParent !== null) ?? switches[0];
  shown?.focus();
}

/** A brand's site is served at its own host, at the port of the console. */
function addressOf({ hosts: [host = location.hostname] }: BrandSummary): string {
  const { protocol, port } = location;
  return `${protocol}//${host}${port && `:${port}`}/`;
}
