export { boundsFor, type StreamBounds } from './stream-bounds.ts';
export { liveEndpoints, type LiveVisitors } from './live.endpoints.ts';
export { liveJobs } from './live.jobs.ts';
export { createLive, type LiveService } from './live.service.ts';
export type { Live, LiveEvent } from './live.ts';
export type { Audience } from './audience.ts';
export type { StoredEvent } from './live.store.ts';
export { readNextEvents } from './outbox-reader.ts';
