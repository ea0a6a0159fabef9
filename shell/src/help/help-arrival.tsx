import type { HelpEntry } from '@croupier/contracts';
import { HelpView } from './help-page.tsx';
import { HelpTopics } from './help-topics.tsx';

/** The help page as a server draws it: nobody need wait for code to read. */
export function HelpArrival({ entries }: { entries: readonly HelpEntry[] }) {
  return (
    <HelpView>
      <HelpTopics entries={entries} isArriving />
    </HelpView>
  );
}
