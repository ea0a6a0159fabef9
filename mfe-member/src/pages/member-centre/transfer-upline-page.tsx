import type { OverlayProps } from '@croupier/ui';
import { AgentTransfers } from '../../features/transfer-upline/agent-transfers.tsx';
import { TransferUpline } from '../../features/transfer-upline/transfer-upline.tsx';

export function TransferUplinePage({ onPage }: OverlayProps) {
  return (
    <>
      <TransferUpline onPinForgotten={() => onPage('securityCenter')} />
      <AgentTransfers />
    </>
  );
}
