import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import type { CentrePage } from './centre-pages.ts';
import styles from './lines-button.module.css';

/** Leads to a page of the centre with the lines that make an amount; `about` names what it is about, as a day. */
export function useLines(page: CentrePage) {
  const { t } = useTexts('mfe-member');
  const bus = useBus();
  return {
    name: t('lines.open', { page: t(`menu.${page}`) }),
    open: (about?: string) =>
      bus.publish('overlay.requested', {
        overlay: 'member-centre',
        page,
        ...(about === undefined ? {} : { about }),
      }),
  };
}

/** Beside an amount: leads to the page of the centre with the lines that make it. */
export function LinesButton({ page }: { page: CentrePage }) {
  const { name, open } = useLines(page);
  return (
    <Button size="s" variant="quiet" className={styles.lines} onClick={() => open()}>
      {name}
    </Button>
  );
}
