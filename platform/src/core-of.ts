import pino from 'pino';
import type { Config } from './config.ts';
import type { Core } from './core.ts';
import { connect } from './db/index.ts';
import { connectRedis } from './redis/index.ts';
import { createIds, systemClock, systemRandom } from './system.ts';

/** The ground of a real process: its database, the machine's clock and randomness, a log on standard output. */
export function coreOf(config: Config): Core {
  const log = pino({ level: config.logLevel });
  return {
    config,
    db: connect(config.databaseUrl),
    redis: config.redisUrl === null ? null : connectRedis(config.redisUrl, log),
    clock: systemClock,
    random: systemRandom,
    ids: createIds(systemClock, systemRandom),
    log,
  };
}
