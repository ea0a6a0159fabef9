import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import type { OverlayProps } from '@croupier/ui';
import { Centre } from '@croupier/ui/centre';
import { useCentreEntries } from '../features/centre-menu/use-centre-entries.ts';

/** The agent centre in one window over the current page. */
export function AgentCentrePage(props: OverlayProps) {
  return useLatestEvent('session.changed') ? <SignedIn {...props} /> : null;
}

function SignedIn({ page, onPage, children }: OverlayProps) {
  const { t } = useTexts('mfe-agent');
  return (
    <Centre label={t('menu.label')} entries={useCentreEntries()} page={page} onPage={onPage}>
      {children}
    </Centre>
  );
}
