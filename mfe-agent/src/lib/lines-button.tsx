import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import type { CentrePage } from './centre-pages.ts';

/** Below amounts: leads to the page of the centre with the lines that make them. */
export function LinesButton({ page }: { page: CentrePage }) {
  const { t } = useTexts('mfe-agent');
  const bus = useBus();
  return (
    <Button
      size="s"
      variant="quiet"
      onClick={() => bus.publish('overlay.requested', { overlay: 'agent-centre', page })}
    >
      {t('lines.open', { page: t(`menu.${page}`) })}
    </Button>
  );
}
