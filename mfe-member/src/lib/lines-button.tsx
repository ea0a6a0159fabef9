import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import type { CentrePage } from './centre-pages.ts';
import styles from './lines-button.module.css';

/** Beside an amount: leads to the page of the centre with the lines that make it. */
export function LinesButton({ page }: { page: CentrePage }) {
  const { t } = useTexts('mfe-member');
  const bus = useBus();
  return (
    <Button
      size="s"
      variant="quiet"
      className={styles.lines}
      onClick={() => bus.publish('overlay.requested', { overlay: 'member-centre', page })}
    >
      {t('lines.open', { page: t(`menu.${page}`) })}
    </Button>
  );
}
