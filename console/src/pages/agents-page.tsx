import { useTexts } from '@croupier/i18n';
import { Checkbox, PageHeader, Tabs, TextInput } from '@croupier/ui';
import { useDeferredValue, useState } from 'react';
import { AgentMarks } from '../features/agents/agent-marks.tsx';
import { AgentTree } from '../features/agents/agent-tree.tsx';
import { MoveDialog } from '../features/agents/move-dialog.tsx';
import { TeamMoves } from '../features/agents/team-moves.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from './queue-page.module.css';

const parts = ['tree', 'moves', 'marks'] as const;

/** The agents of a brand: their tree, moves of teams, and marks of accounts that may be one person. */
export function AgentsPage() {
  const { t } = useTexts('console');
  const [part, setPart] = useState<(typeof parts)[number]>('tree');
  return (
    <>
      <PageHeader isSlim title={t('agents.title')} lead={t('agents.lead')} />
      <div className={styles.panel}>
        <Tabs
          label={t('agents.parts')}
          tabs={parts.map((id) => ({ id, label: t(`agents.part.${id}`) }))}
          value={part}
          onChange={(id) => setPart(parts.find((one) => one === id) ?? 'tree')}
        />
        <ByOneBrand needs="members">
          {(brand) => (
            <div
              key={brand}
              role="tabpanel"
              aria-label={t(`agents.part.${part}`)}
              className={styles.panel}
            >
              {part === 'tree' && <Tree brand={brand} />}
              {part === 'moves' && <TeamMoves brand={brand} />}
              {part === 'marks' && <AgentMarks brand={brand} />}
            </div>
          )}
        </ByOneBrand>
      </div>
    </>
  );
}

function Tree({ brand }: { readonly brand: string }) {
  const { t } = useTexts('console');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [isFrozen, setFrozen] = useState(false);
  const [moving, setMoving] = useState<string | null>(null);
  return (
    <>
      <TextInput
        name="search"
        type="search"
        label={t('agents.search')}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox
        name="frozen"
        label={t('agents.frozen')}
        checked={isFrozen}
        onChange={(event) => setFrozen(event.currentTarget.checked)}
      />
      <AgentTree
        key={`${search} ${isFrozen}`}
        brand={brand}
        search={search}
        isFrozen={isFrozen}
        onMove={setMoving}
      />
      {moving && <MoveDialog brand={brand} account={moving} onClose={() => setMoving(null)} />}
    </>
  );
}
