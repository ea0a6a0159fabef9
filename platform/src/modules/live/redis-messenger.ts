import type { Redis } from 'ioredis';
import type { Messenger } from './messenger.ts';

const channel = 'croupier:live';

/** PUBLISH and SUBSCRIBE. A subscribed connection cannot send other commands, so it is separate. */
export function redisMessenger(redis: Redis): Messenger {
  let listener: Redis | null = null;

  return {
    send: (text) => redis.publish(channel, text),
    listen: async (onMessage) => {
      const own = redis.duplicate();
      listener = own;
      // The sending connection logs when Redis is unavailable.
      own.on('error', () => undefined);
      own.on('message', (_channel, text) => onMessage(text));
      own.on('ready', () => {
        own.subscribe(channel).then(
          () => onMessage(null),
          // Without a subscription the connection is useless: a new one tries again.
          () => own.disconnect(true),
        );
      });
    },
    stop: async () => listener?.disconnect(),
  };
}
