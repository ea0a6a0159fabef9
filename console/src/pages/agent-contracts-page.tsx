import { useTexts } from '@croupier/i18n';
import { PageHeader, Tabs } from '@croupier/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ContractsList } from '../features/agent-contracts/contracts-list.tsx';
import { PayoutsList } from '../features/agent-contracts/payouts-list.tsx';
import { Simulation } from '../features/agent-contracts/simulation.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

const parts = ['contracts', 'payouts', 'simulation'] as const;

/** Contracts of agents by brand, their payouts, and the simulation of terms. */
export function AgentContractsPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { part: asked } = useParams();
  const part = parts.find((one) => one === asked) ?? 'contracts';

  function turnTo(id: string): void {
    const brand = search.get('brand');
    void navigate(`/agent-contracts/${id}${brand ? `?brand=${brand}` : ''}`);
  }

  return (
    <>
      <PageHeader isSlim title={t('agentContracts.heading')} lead={t('agentContracts.lead')} />
      <Tabs
        label={t('agentContracts.parts')}
        tabs={parts.map((id) => ({ id, label: t(`agentContracts.part.${id}`) }))}
        value={part}
        onChange={turnTo}
      />
      <div role="tabpanel" aria-label={t(`agentContracts.part.${part}`)} className={styles.panel}>
        <ByOneBrand needs="bonuses">
          {(brand) => (
            <>
              {part === 'contracts' && <ContractsList key={brand} brand={brand} />}
              {part === 'payouts' && <PayoutsList key={brand} brand={brand} />}
              {part === 'simulation' && <Simulation key={brand} brand={brand} />}
            </>
          )}
        </ByOneBrand>
      </div>
    </>
  );
}
