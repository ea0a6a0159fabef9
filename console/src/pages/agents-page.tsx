import { useTexts } from '@croupier/i18n';
import type { AdminAgent } from '@croupier/contracts';
import { Button, Checkbox, PageHeader, Tabs, TextInput } from '@croupier/ui';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AgentMarks } from '../features/agents/agent-marks.tsx';
import { AgentTypeDialog } from '../features/agents/agent-type-dialog.tsx';
import { AgentTree } from '../features/agents/agent-tree.tsx';
import { MoveDialog } from '../features/agents/move-dialog.tsx';
import { TeamMoves } from '../features/agents/team-moves.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import { changed } from '../lib/changed-search.ts';
import styles from '../lib/queue.module.css';

const parts = ['tree', 'moves', 'marks'] as const;

/** The agents of a brand: their tree, moves of teams, and marks of accounts that may be one person. */
export function AgentsPage() {
  const { t } = useTexts('console');
  const [query, setQuery] = useSearchParams();
  const part = parts.find((one) => one === query.get('part')) ?? 'tree';
  return (
    <>
      <PageHeader isSlim title={t('agents.title')} lead={t('agents.lead')} />
      <div className={styles.panel}>
        <Tabs
          label={t('agents.parts')}
          tabs={parts.map((id) => ({ id, label: t(`agents.part.${id}`) }))}
          value={part}
          onChange={(id) => setQuery((before) => changed(before, { part: id, kind: '' }))}
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
  const [query, setQuery] = useSearchParams();
  const typed = query.get('search') ?? '';
  const search = useDeferredValue(typed.trim());
  const isFrozen = query.get('frozen') === 'yes';
  const filter = (values: Readonly<Record<string, string>>) =>
    setQuery((before) => changed(before, values), { replace: true });
  const [moving, setMoving] = useState<string | null>(null);
  const [typing, setTyping] = useState<AdminAgent | 'new' | null>(null);
  return (
    <>
      <div className={styles.panel}>
        <TextInput
          name="search"
          type="search"
          label={t('agents.search')}
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={(event) => filter({ search: event.currentTarget.value })}
        />
        <Checkbox
          name="frozen"
          label={t('agents.frozen')}
          checked={isFrozen}
          onChange={(event) => filter({ frozen: event.currentTarget.checked ? 'yes' : '' })}
        />
        <div>
          <Button icon="plus" onClick={() => setTyping('new')}>
            {t('agents.type.new')}
          </Button>
        </div>
      </div>
      <AgentTree
        key={`${search} ${isFrozen}`}
        brand={brand}
        search={search}
        isFrozen={isFrozen}
        onMove={setMoving}
        onType={setTyping}
      />
      {moving && <MoveDialog brand={brand} account={moving} onClose={() => setMoving(null)} />}
      {typing && (
        <AgentTypeDialog
          brand={brand}
          account={typing === 'new' ? null : typing.account}
          type={typing === 'new' ? 1 : typing.type}
          onClose={() => setTyping(null)}
        />
      )}
    </>
  );
}
