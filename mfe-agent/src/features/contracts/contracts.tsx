import { flagOfContract, type ContractKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton, useSite } from '@croupier/ui';
import { useContractOverview } from '../../api/contracts.ts';
import { GivenContracts } from './given-contracts.tsx';
import { OwnContract } from './own-contract.tsx';

interface ContractsProps {
  readonly kind: ContractKind;
}

/** The contract from above and those with agents below; a brand without the feature says so. */
export function Contracts({ kind }: ContractsProps) {
  const { t } = useTexts('mfe-agent');
  const isOn = useSite().flags.includes(flagOfContract[kind]);
  if (!isOn) return <Empty art="storm" title={t('contracts.off')} text={t('contracts.off-text')} />;
  return <OfKind kind={kind} />;
}

function OfKind({ kind }: ContractsProps) {
  const overview = useContractOverview(kind);
  if (overview.isPending) return <Skeleton height={320} />;
  if (overview.error) return <Retry error={overview.error} onRetry={overview.refetch} />;
  return (
    <>
      <OwnContract overview={overview.data} />
      <GivenContracts kind={kind} overview={overview.data} />
    </>
  );
}
