import { payloadShapes } from '@croupier/contracts/release';

/**
 * Replaces the contracts' module of payload shapes by its value, so that a page checks payloads without the
 * schema library.
 */
// oxlint-disable-next-line import/no-default-export -- webpack calls the default export of a loader
export default function payloadShapesAsData() {
  return `export const payloadShapes = ${JSON.stringify(payloadShapes)};`;
}
