import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * A command without an answer after this time has failed; a connection that is silent for longer is closed.
 */
const answerMs = 250;
const silentMs = 1_000;
const connectMs = 2_000;
const longestPauseMs = 1_000;

/**
 * A connection that reconnects by itself and never makes a request wait: while Redis is down, commands fail
 * at once. Every user of it works without it. Returns before it is connected; never throws.
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

/** Logs once when the connection is lost and once when it is back, not at every attempt. */
function logged(redis: Redis, log: Logger): Redis {
  let isAway = false;
  let lastError: Error | null = null;
  redis.on('error', (error: Error) => {
    lastError = error;
  });
  redis.on('reconnecting', () => {
    if (!isAway) log.warn({ err: lastError }, away);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
    lastError = null;
  });
  return redis;
}

const away =
  'Redis is away: live events wait for the next poll and each node counts limits for itself; check REDIS_URL and that it runs';
