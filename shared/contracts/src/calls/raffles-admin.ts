import { call, callTable } from '../call.ts';
import type { rafflesAdminSchemas } from '../schemas/raffles.ts';

const operator = { audience: 'operator' } as const;

export const rafflesAdminCalls = callTable<typeof rafflesAdminSchemas>()({
  adminRaffles: call('GET /ops/raffles', operator).fails('not-found'),
  createRaffle: call('POST /ops/raffles', { ...operator, once: true }).fails(
    'not-found',
    'invalid-input',
  ),
  /** Closes the raffle now and publishes its list. */
  freezeRaffle: call('PUT /ops/raffles/:id/frozen', operator).fails('not-found', 'already-decided'),
  /** Draws a frozen raffle at once, if the beacon has its value. */
  drawRaffle: call('PUT /ops/raffles/:id/drawn', operator).fails(
    'not-found',
    'already-decided',
    'raffle-not-ready',
  ),
  cancelRaffle: call('PUT /ops/raffles/:id/cancelled', operator).fails(
    'not-found',
    'already-decided',
  ),
});
