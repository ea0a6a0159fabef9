import type { ContentAdminUses } from './admin-uses.ts';
import { announceDue } from './notices.store.ts';

export interface Announcer {
  /** Announces notices whose start time has come to open pages. */
  announce(): Promise<void>;
}

export function createAnnouncer({ core: { db, clock }, live }: ContentAdminUses): Announcer {
  return {
    announce: () =>
      db.transaction(async (tx) => {
        const due = await announceDue(tx, clock.now());
        await live.publishAll(
          tx,
          due.map(({ id, types, brand }) => ({
            topic: 'notice.published' as const,
            audience: { brand },
            payload: { id, types },
          })),
        );
      }),
  };
}
