import type { Core, Job } from '../../core.ts';
import { pruneEvents } from './live.store.ts';

/** How long a visitor may be disconnected and still receive the missed events. */
const retentionMs = 60 * 60 * 1000;

export function liveJobs({ db }: Core): readonly Job[] {
  return [{ name: 'live-prune', everyMs: 10 * 60 * 1000, run: () => pruneEvents(db, retentionMs) }];
}
