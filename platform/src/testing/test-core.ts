import type { Redis } from 'ioredis';
import pg from 'pg';
import pino from 'pino';
import type { Config } from '../config.ts';
import type { Clock, Core, Random } from '../core.ts';
import { connect } from '../db/index.ts';
import { createIds } from '../system.ts';
import { closing } from './closing.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { testDatabase } from './test-database.ts';
import { testRandom } from './test-random.ts';

export interface TestCore<C extends Clock = TestClock> extends Core {
  readonly clock: C;
}

export interface TestCoreOptions {
  /** Database of another test core, for a second node of the same site; by default a new one. */
  readonly url?: string;
  readonly random?: Random;
  readonly connections?: number;
  /** Redis that this node shares with others; none by default. */
  readonly redis?: Redis;
  readonly config?: Partial<Config>;
}

/** The dependencies of every module, on a fresh database. Closed after the test file. */
export async function testCore(options?: TestCoreOptions): Promise<TestCore>;
export async function testCore<C extends Clock>(
  options: TestCoreOptions & { clock: C },
): Promise<TestCore<C>>;
export async function testCore(
  options: TestCoreOptions & { clock?: Clock } = {},
): Promise<TestCore<Clock>> {
  const { clock = testClock(), random = testRandom(options.url), connections = 10 } = options;
  const url = options.url ?? (await testDatabase()).url;
  const db = connect(url, {
    connections: await affordable(url, connections),
    name: 'croupier test',
  });
  closing(() => db.close());
  return {
    config: testConfig({ databaseUrl: url, ...options.config }),
    db,
    redis: options.redis ?? null,
    clock,
    random,
    ids: createIds(clock, random),
    log: pino({ level: 'silent' }),
  };
}

/** Connections that other test files may use at the same time. */
const heldByOthers = 60;

/** A configured server may allow fewer connections than a race test asks for. */
async function affordable(url: string, requested: number): Promise<number> {
  if (requested <= heldByOthers) return requested;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ max_connections: string }>('SHOW max_connections');
  await client.end();
  return Math.min(requested, Number(rows[0]?.max_connections ?? 0) - heldByOthers);
}

export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    port: 4000,
    host: 'localhost',
    databaseUrl: '',
    redisUrl: null,
    dataDir: '',
    roles: ['site', 'api', 'jobs'],
    shellDir: '',
    developmentShellDir: null,
    consoleDir: '',
    releaseDirs: [],
    storage: null,
    demoTeamToken: null,
    moduleOrigins: {},
    earlyHints: false,
    serviceWorker: true,
    development: false,
    answerCheck: 'refuse',
    demo: false,
    demoPlayers: true,
    demoHistory: false,
    demoHosts: [],
    studio: { origin: 'http://localhost:4001', secret: 'studio-test-secret' },
    houseProviders: [],
    partners: [],
    payments: { origin: 'http://localhost:4002', secret: 'payments-test-secret' },
    transfers: { origins: {}, secret: '' },
    publicOrigin: 'http://localhost:4000',
    siteOrigins: ['http://localhost'],
    trustProxy: [],
    countryHeader: null,
    keysSecret: 'a secret of the tests',
    secretsDir: null,
    outside: {
      mail: null,
      sms: null,
      phoneAuth: null,
      social: [],
      drandRelays: [],
      resultSources: [],
      pushServices: [],
    },
    operatorSecondFactor: 'optional',
    logLevel: 'silent',
    ...changes,
  };
}
