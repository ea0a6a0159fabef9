import { call, callTable } from '../call.ts';
import { playRefusals } from '../protection-terms.ts';
import type { protectionSchemas } from '../schemas/protection.ts';

export const protectionCalls = callTable<typeof protectionSchemas>()({
  /** Available to all visitors, because the page is public. */
  protectionRules: call('GET /wps/protection/rules'),
  protection: call('GET /wps/protection', { audience: 'member' }),
  protectionHistory: call('GET /wps/protection/history', { audience: 'member' }),
  /** A tighter limit applies at once; a looser one, or its removal (`null`), becomes a request. */
  setLimit: call('PUT /wps/protection/limits/:kind/:period', { audience: 'member' }),
  /**
   * The second confirmation of a looser limit; `expected` is the value that the member saw, so that no other
   * value is confirmed.
   */
  confirmLimit: call('POST /wps/protection/limits/:kind/:period/confirmation', {
    audience: 'member',
  }).fails('limit-change-not-due'),
  cancelLimitChange: call('DELETE /wps/protection/limits/:kind/:period/change', {
    audience: 'member',
  }),
  /** “No deposit limit for now”, and “I have reviewed my limits”. */
  reviewLimits: call('POST /wps/protection/review', {
    audience: 'member',
  }),
  takeTimeOut: call('POST /wps/protection/time-out', { audience: 'member' }),
  excludeSelf: call('POST /wps/protection/self-exclusion', { audience: 'member' }),
  askToReturn: call('POST /wps/protection/return', { audience: 'member' }).fails(
    'exclusion-in-force',
  ),
  setRealityCheck: call('PUT /wps/protection/reality-check', { audience: 'member' }),
  /** Reports play: starts or continues the count of its time. Pages in play send it every minute. */
  keepPlaying: call('POST /wps/protection/play', { audience: 'member' }).fails(...playRefusals),
  answerRealityCheck: call('POST /wps/protection/reality-check/answer', {
    audience: 'member',
  }).fails(...playRefusals),
});
