import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core, Job } from '../core.ts';
import { holdLeases, releaseLeases } from './job.store.ts';

export interface JobRunner {
  start(): void;
  /** Starts no further runs, waits for the current ones, and releases the leases. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  /** How long the jobs of a killed node pause at most. Leases are renewed three times as often. */
  readonly leaseMs?: number;
}

interface Lease {
  readonly fence: bigint;
  /** On this process's monotonic clock. */
  readonly untilMs: number;
}

/** Runs each job at its interval on this node while this node holds the job's lease. */
export function createJobRunner(
  { db, log, random }: Core,
  jobs: readonly Job[],
  { leaseMs = 5_000 }: JobRunnerOptions = {},
): JobRunner {
  const holder = randomUUID();
  const names = jobs.map(({ name }) => name);
  const stopping = new AbortController();
  // Every job and the lease renewal listen to this signal.
  setMaxListeners(jobs.length + 1, stopping.signal);
  let leases: ReadonlyMap<string, Lease> = new Map();
  let work: readonly Promise<void>[] = [];

  async function keepLeases(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hold();
      await rest(leaseMs / 3);
    }
  }

  /** The lease time counts from before the query, so this node's lease never outlasts the database's. */
  async function hold(): Promise<void> {
    const untilMs = performance.now() + leaseMs;
    try {
      const held = await holdLeases(db, { names, holder, leaseMs });
      leases = new Map([...held].map(([name, fence]) => [name, { fence, untilMs }]));
    } catch (error) {
      log.warn({ err: error }, 'the leases of the jobs could not be renewed; it is tried again');
    }
  }

  async function keepRunning(job: Job): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedMs = performance.now();
      const lease = leases.get(job.name);
      const isHeld = lease !== undefined && startedMs < lease.untilMs;
      if (isHeld) await runOnce(job, lease.fence);
      await rest(isHeld ? jittered(job.everyMs) - (performance.now() - startedMs) : leaseMs / 20);
    }
  }

  async function runOnce({ name, run }: Job, fence: bigint): Promise<void> {
    try {
      await run(fence);
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed; it runs again at its next time');
    }
  }

  /** Random share, so that nodes that started together do not run in step. */
  function jittered(ms: number): number {
    const share = (random.bytes(1)[0] ?? 0) / 255;
    return ms * (0.95 + share / 10);
  }

  async function rest(ms: number): Promise<void> {
    await pause(Math.max(ms, 1), undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  return {
    start: () => {
      work = [keepLeases(), ...jobs.map(keepRunning)];
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(work);
      await releaseLeases(db, holder);
    },
  };
}
