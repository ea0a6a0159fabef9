import { call, callTable } from '../call.ts';
import type { supportSchemas } from '../schemas/support.ts';

/** Also open while the brand is closed: then it is the only way to reach support. */
const visitor = { whileClosed: true } as const;
const member = { audience: 'member' } as const;

export const supportCalls = callTable<typeof supportSchemas>()({
  /** The latest messages, or those before a number. */
  supportRoom: call('GET /wps/support', member),
  sendSupport: call('POST /wps/support', { ...member, once: true }).fails('image-unusable'),
  /** A picture for a coming message, as base64. */
  supportImage: call('POST /wps/support/images', { ...member, largeBody: true }).fails(
    'image-unusable',
  ),
  /** All messages up to this number were read. */
  readSupport: call('PUT /wps/support/read', member),

  /** The room that belongs to this browser's cookie; `null` where there is none. */
  visitorSupport: call('GET /wps/support/visitor', visitor),
  sendVisitorSupport: call('POST /wps/support/visitor', { ...visitor, once: true }).fails(
    'image-unusable',
    'challenge-failed',
    'captcha-needed',
    'wrong-captcha',
  ),
  visitorSupportImage: call('POST /wps/support/visitor/images', {
    ...visitor,
    largeBody: true,
  }).fails('image-unusable'),
  readVisitorSupport: call('PUT /wps/support/visitor/read', visitor),
});
