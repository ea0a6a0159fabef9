import type { AgentTransfer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section } from '@croupier/ui';
import { useState } from 'react';
import { useAgentTransferTerms } from '../../api/agent-transfers.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { TurnoverLeft } from '../../lib/turnover-left.tsx';
import { TransferReceipt } from './transfer-receipt.tsx';
import { TransferUplineForm } from './transfer-upline-form.tsx';

/** Sends an agent's cash along the line; for everyone else it says why this is not offered to them. */
export function TransferUpline({ onPinForgotten }: { readonly onPinForgotten: () => void }) {
  const { t } = useTexts('mfe-member');
  const terms = useAgentTransferTerms();
  const [receipt, setReceipt] = useState<AgentTransfer | null>(null);
  if (terms.isPending) return <ListSkeleton />;
  if (terms.error) return <Retry error={terms.error} onRetry={terms.refetch} />;
  const { refusal, turnover } = terms.data;
  if (refusal)
    return (
      <Section title={t('upline.title')}>
        <Empty
          art="wallet"
          title={t(`upline.refusal.${refusal}`)}
          text={t(`upline.refusal-text.${refusal}`)}
        />
      </Section>
    );
  return (
    <Section title={t('upline.title')}>
      {turnover && <TurnoverLeft turnover={turnover} />}
      <TransferUplineForm terms={terms.data} onSent={setReceipt} onPinForgotten={onPinForgotten} />
      {receipt && <TransferReceipt transfer={receipt} onClose={() => setReceipt(null)} />}
    </Section>
  );
}
