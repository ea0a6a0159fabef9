import type { BetReceipt } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Member } from '../identity/index.ts';
import { chaseByKey } from './chase.store.ts';
import type { Chases } from './chases.ts';
import { ticketByKey } from './ticket.store.ts';
import type { Tickets } from './tickets.ts';

export interface Receipts {
  /** What a key of the member has booked, for a client that lost the answer. Books nothing itself. */
  receipt(member: Member, key: string): Promise<BetReceipt>;
}

interface Dependencies {
  readonly tickets: Pick<Tickets, 'shown'>;
  readonly chases: Pick<Chases, 'shownChase'>;
}

export function createReceipts({ db }: Core, { tickets, chases }: Dependencies): Receipts {
  return {
    async receipt(member, key) {
      const [ticket, chase] = await Promise.all([
        ticketByKey(db.read, member.id, key),
        chaseByKey(db.read, member.id, key),
      ]);
      return {
        ticket: ticket ? await tickets.shown(ticket.id) : null,
        chase: chase ? await chases.shownChase(chase.id) : null,
      };
    },
  };
}
