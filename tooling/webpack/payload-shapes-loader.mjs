import { payloadShapes } from '@croupier/contracts/release';

/**
 * Replaces the contracts' module of payload shapes by its value, so that a page checks payloads without the
 * schema library.
 */
export default function payloadShapesAsData() {
  return `export const payloadShapes = ${JSON.stringify(payloadShapes)};`;
}
