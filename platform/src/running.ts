import type { App } from './app.ts';
import type { Core } from './core.ts';
import { createJobRunner } from './jobs/index.ts';

export interface Running {
  /** Listening address, such as `http://127.0.0.1:4000`; `null` for a process that only runs jobs. */
  readonly address: string | null;
  /**
   * Accepts no more requests, finishes those in flight, ends streams, releases leases, closes the database.
   */
  drain(): Promise<void>;
}

interface RunOptions {
  /** Work that the jobs wait for while the site serves; it ends early when the signal aborts. */
  readonly beforeJobs?: (signal: AbortSignal) => Promise<void>;
}

/** Starts the roles of this process. Opens the port first: when it is in use, nothing else has started. */
export async function run(
  core: Core,
  { http, modules, jobs }: App,
  { beforeJobs = async () => undefined }: RunOptions = {},
): Promise<Running> {
  const { roles, port, host } = core.config;
  const isServing = roles.includes('site') || roles.includes('api');
  const runner = roles.includes('jobs') ? createJobRunner(core, jobs) : null;
  const address = isServing ? await http.listen({ port, host }) : null;
  if (roles.includes('api')) await modules.live.start();
  const draining = new AbortController();
  const prepared = beforeJobs(draining.signal)
    .catch((error: unknown) =>
      core.log.error({ err: error }, 'the work before the jobs failed; the jobs start without it'),
    )
    .then(() => draining.signal.aborted || runner?.start());

  return {
    address,
    async drain() {
      core.log.info('draining');
      draining.abort();
      await Promise.all([http.close(), prepared.then(() => runner?.stop())]);
      await modules.live.stop();
      core.redis?.disconnect();
      await core.db.close();
    },
  };
}
