import { call, callTable } from '../call.ts';
import type { RaffleId } from '../ids.ts';
import type { RaffleDraft, rafflesAdminSchemas } from '../schemas/raffles.ts';
import { documentCalls } from './documents.ts';

const operator = { audience: 'operator' } as const;

export const raffleDocumentCalls = documentCalls<RaffleDraft, RaffleId>('raffles');

export const rafflesAdminCalls = callTable<typeof rafflesAdminSchemas>()({
  adminRaffles: raffleDocumentCalls.list,
  saveRaffle: raffleDocumentCalls.save,
  publishRaffle: raffleDocumentCalls.publish,
  removeRaffle: raffleDocumentCalls.remove,
  removedRaffles: raffleDocumentCalls.removed,
  restoreRaffle: raffleDocumentCalls.restore,
  raffleRevisions: raffleDocumentCalls.revisions,
  restoreRaffleRevision: raffleDocumentCalls.restoreRevision,
  /** State, proof and winners of the raffles that were published. */
  raffleFigures: call('GET /ops/brands/:brand/raffle-figures', operator),
  /** Closes the raffle now and publishes its list. */
  freezeRaffle: call('PUT /ops/raffles/:id/frozen', operator).fails('not-found', 'already-decided'),
  /** Draws a frozen raffle at once, if the beacon has its value. */
  drawRaffle: call('PUT /ops/raffles/:id/drawn', operator).fails(
    'not-found',
    'already-decided',
    'raffle-not-ready',
  ),
});
