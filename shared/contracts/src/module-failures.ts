/**
 * How a module failed: its files did not load or did not match the manifest (`load`), were too slow (`slow`),
 * its code threw at start (`start`), while rendering (`render`), in a UI event (`event`) or in a bus receiver
 * (`bus`), it published a topic it does not own (`foreign-topic`), or it violated the page's content policy
 * (`policy`).
 */
export const failureKinds = [
  'load',
  'slow',
  'start',
  'render',
  'event',
  'bus',
  'foreign-topic',
  'policy',
] as const;
export type FailureKind = (typeof failureKinds)[number];
