import { randomBytes } from 'node:crypto';
import type { TransferNotice } from '@croupier/contracts';
import type { Journal } from './journal.ts';

export interface TransferBook {
  /** A transfer arrives at the bank. Returns the notice to send. */
  arrive(transfer: Omit<TransferNotice, 'event_id' | 'bank_reference'>): TransferNotice;
  all(): readonly TransferNotice[];
}

/** Transfers that arrived at the sandbox's bank, in memory and in its journal. */
export function openTransferBook(journal: Journal): TransferBook {
  const transfers = journal.past.flatMap((entry) =>
    entry.fact === 'transfer-arrived' ? [entry.transfer] : [],
  );
  return {
    all: () => transfers,
    arrive(given) {
      const transfer = {
        ...given,
        event_id: `evt_${randomBytes(16).toString('hex')}`,
        bank_reference: `SBX${randomBytes(5).toString('hex').toUpperCase()}`,
      };
      journal.write({ fact: 'transfer-arrived', transfer });
      transfers.push(transfer);
      return transfer;
    },
  };
}
