import { openShapeOf } from './json-shape-of.ts';
import { topicSchemas } from './topics.ts';
import type { JsonShape } from '../release/json-shape.ts';

/**
 * The payload of each topic, as plain data. A build for browsers contains this value in place of the module,
 * because zod would be larger than the bus (`tooling/webpack/payload-shapes-loader.mjs`).
 */
export const payloadShapes: Readonly<Record<string, JsonShape>> = Object.fromEntries(
  Object.entries(topicSchemas).map(([topic, schema]) => [topic, openShapeOf(schema)]),
);
