import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A command that has no answer by then has failed; a connection that is silent for longer is given up. */
const answerMs = 250;
const silentMs = 1_000;
const connectMs = 2_000;
const longestPauseMs = 1_000;

/**
 * A connection that comes back by itself and makes nobody wait: while Redis is away a command fails at
 * once. Whatever stands on it can do without. Gives it before it is connected; never throws.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    socketTimeout: silentMs,
    connectTimeout: connectMs,
    retryStrategy: (times) => Math.min(50 * 2 ** times, longestPauseMs),
    connectionName: 'croupier',
  });
  return logged(redis, log);
}

/** Says once that it went and once that it is back, not with each attempt in between. */
function logged(redis: Redis, log: Logger): Redis {
  let isAway = false;
  let fault: Error | null = null;
  redis.on('error', (error: Error) => {
    fault = error;
  });
  redis.on('reconnecting', () => {
    if (!isAway) log.warn({ err: fault }, away);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
    fault = null;
  });
  return redis;
}

const away =
  'Redis is away: live events wait for the next poll and each node counts limits for itself; check REDIS_URL and that it runs';
