export { boundsFor, type StreamBounds } from './stream-bounds.ts';
export { liveEndpoints, type LiveVisitors } from './live.endpoints.ts';
export { liveJobs } from './live.jobs.ts';
export {
  type Audience,
  createLive,
  type Live,
  type LiveEvent,
  type LiveService,
} from './live.service.ts';
export type { StoredEvent } from './live.store.ts';
export { readNextEvents } from './outbox-reader.ts';
