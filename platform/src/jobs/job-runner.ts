import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core, Job } from '../core.ts';
import { holdLeases, releaseLeases } from './job.store.ts';

export interface JobRunner {
  start(): void;
  /** Begins no more runs, waits for those that are under way, and lets go of the leases. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  /** How long a killed node's jobs stand still at most. Renewed three times as often. */
  readonly leaseMs?: number;
}

interface Lease {
  readonly fence: bigint;
  /** On this process' monotonic clock. */
  readonly untilMs: number;
}

/** Runs each job every so often on this node, as long as this node holds the job's lease. */
export function createJobRunner(
  { db, log, random }: Core,
  jobs: readonly Job[],
  { leaseMs = 5_000 }: JobRunnerOptions = {},
): JobRunner {
  const holder = randomUUID();
  const names = jobs.map(({ name }) => name);
  const stopping = new AbortController();
  // Each job waits on it, and the keeping of the leases.
  setMaxListeners(jobs.length + 1, stopping.signal);
  let leases: ReadonlyMap<string, Lease> = new Map();
  let work: readonly Promise<void>[] = [];

  async function keepLeases(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hold();
      await rest(leaseMs / 3);
    }
  }

  /** The lease counts from before the question: the database's ends later, never sooner. */
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

  /** Nodes that started together do not stay in step. */
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
