import type { HelpEntry } from '@croupier/contracts';
import { HelpView } from './help-page.tsx';
import { HelpTopics } from './help-topics.tsx';

/** The server-rendered help page: readable without waiting for code. */
export function HelpArrival({ entries }: { entries: readonly HelpEntry[] }) {
  return (
    <HelpView>
      <HelpTopics entries={entries} isArriving />
    </HelpView>
  );
}
