import type { AdminNotice, NoticeDraft, NoticeId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../operators/index.ts';
import type { NoticeRow } from './content.store.ts';
import { changeOf } from './audit-change.ts';
import { noBrand, editConflict, type EditContext, type ContentAdminUses } from './admin-uses.ts';
import {
  addNotice,
  lockNotice,
  noticesOfBrand,
  seedNotice,
  removedNotices,
  writeNotice,
  type WantedNotice,
} from './notices.store.ts';
import { lacksTranslation, ownLanguage } from './own-language.ts';

type NotChosen = 'not-found' | 'version-conflict';
type Failure = NotChosen | 'invalid-input';
type Chosen = EditContext & { readonly id: NoticeId };

export interface NoticesAdmin {
  list(brand: string): Promise<readonly AdminNotice[]>;
  save(
    saved: EditContext & { readonly id: NoticeId | null; readonly draft: NoticeDraft },
    operator: Operator,
  ): Promise<Outcome<AdminNotice, Failure>>;
  publish(
    published: Chosen & { readonly isPublished: boolean },
    operator: Operator,
  ): Promise<Outcome<AdminNotice, NotChosen>>;
  remove(removed: Chosen, operator: Operator): Promise<Outcome<void, NotChosen>>;
  /** Recently removed notices, the latest first. */
  removed(brand: string): Promise<readonly AdminNotice[]>;
  /** Restores a removed notice, published if it was published before. */
  restore(restored: Chosen, operator: Operator): Promise<Outcome<AdminNotice, NotChosen>>;
  /** Adds a published seed notice; an existing one keeps the operators' changes. */
  seed(notice: SeededNotice): Promise<void>;
}

export interface SeededNotice {
  readonly id: NoticeId;
  readonly brand: string;
  readonly draft: NoticeDraft;
}

interface Wanted extends WantedNotice {
  readonly revision: number;
}

/** Admin functions for notices: write, publish, remove and restore. */
export function createNoticesAdmin({ core, live, onChange }: ContentAdminUses): NoticesAdmin {
  const { db, clock, ids } = core;

  /** Sends an event to open pages when the notices that they show may have changed. */
  async function tell(tx: Tx, { id, brand, types, starts_at }: NoticeRow): Promise<void> {
    if (starts_at <= clock.now())
      await live.publish(tx, 'notice.published', { brand }, { id, types });
  }

  async function write(
    tx: Tx,
    before: NoticeRow,
    changes: Partial<ReturnType<typeof rowOf>> & {
      readonly is_published?: boolean;
      readonly removed_at?: Date | null;
    },
  ): Promise<NoticeRow> {
    const starts = changes.starts_at ?? before.starts_at;
    return writeNotice(tx, before.id, {
      ...changes,
      is_announced: starts <= clock.now(),
      revision: before.revision + 1,
    });
  }

  /** Changes a notice if its revision is the one that the operator saw. */
  async function change<Value>(
    { revision, ...wanted }: Wanted,
    work: (tx: Tx, before: NoticeRow) => Promise<Value>,
  ): Promise<Outcome<Value, NotChosen>> {
    const changed = await db.transaction(async (tx): Promise<Outcome<Value, NotChosen>> => {
      const before = await lockNotice(tx, wanted);
      if (!before) return noNotice;
      if (before.revision !== revision) return editConflict;
      return done(await work(tx, before));
    });
    onChange();
    return changed;
  }

  return {
    list: async (brand) => (await noticesOfBrand(db.read, brand)).map(viewOf),

    async save({ brand, id, revision, note, draft }, operator) {
      const saved = await db.transaction(async (tx): Promise<Outcome<AdminNotice, Failure>> => {
        const own = await ownLanguage(tx, brand);
        if (!own) return noBrand(brand);
        const lacking = lacksTranslation(draft.words, own, 'draft.words');
        if (lacking) return lacking;
        const before = id && (await lockNotice(tx, { brand, id, isRemoved: false }));
        if (id && !before) return noNotice;
        if ((before?.revision ?? 0) !== revision) return editConflict;
        const row = rowOf(draft);
        const fresh = { brand, is_published: false, is_announced: false, revision: 1 };
        const after = before
          ? await write(tx, before, row)
          : await addNotice(tx, { ...row, ...fresh, id: ids.next('ntc') });
        if (after.is_published) await tell(tx, after);
        await recordAudit(tx, core, operator, {
          action: 'content.notice-saved',
          subject: `${brand}/${after.id}`,
          ...changeOf(before ? draftOf(before) : {}, draftOf(after)),
          note,
        });
        return done(viewOf(after));
      });
      onChange();
      return saved;
    },

    publish: ({ brand, id, revision, note, isPublished }, operator) =>
      change({ brand, id, revision, isRemoved: false }, async (tx, before) => {
        if (before.is_published === isPublished) return viewOf(before);
        const after = await write(tx, before, { is_published: isPublished });
        await tell(tx, after);
        await recordAudit(tx, core, operator, {
          action: isPublished ? 'content.notice-published' : 'content.notice-withdrawn',
          subject: `${brand}/${id}`,
          ...changeOf({ isPublished: before.is_published }, { isPublished: after.is_published }),
          note,
        });
        return viewOf(after);
      }),

    remove: ({ brand, id, revision, note }, operator) =>
      change({ brand, id, revision, isRemoved: false }, async (tx, before) => {
        await write(tx, before, { removed_at: clock.now() });
        if (before.is_published) await tell(tx, before);
        await recordAudit(tx, core, operator, {
          action: 'content.notice-removed',
          subject: `${brand}/${id}`,
          ...changeOf(draftOf(before), {}),
          note,
        });
      }),

    removed: async (brand) => (await removedNotices(db.read, brand)).map(viewOf),

    restore: ({ brand, id, revision, note }, operator) =>
      change({ brand, id, revision, isRemoved: true }, async (tx, before) => {
        const after = await write(tx, before, { removed_at: null });
        if (after.is_published) await tell(tx, after);
        await recordAudit(tx, core, operator, {
          action: 'content.notice-restored',
          subject: `${brand}/${id}`,
          ...changeOf({}, draftOf(after)),
          note,
        });
        return viewOf(after);
      }),

    seed: ({ id, brand, draft }) =>
      db.transaction((tx) =>
        seedNotice(tx, {
          ...rowOf(draft),
          id,
          brand,
          is_published: true,
          is_announced: true,
          revision: 1,
        }),
      ),
  };
}

const noNotice = fail('not-found', {
  detail: 'This notice is not there any more. Look at the list again.',
});

function rowOf({ types, words, startsAt, endsAt }: NoticeDraft) {
  return {
    types: [...new Set(types)],
    words: JSON.stringify(words),
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
  };
}

function draftOf({ types, words, starts_at, ends_at }: NoticeRow) {
  return {
    types,
    words,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
  } satisfies NoticeDraft;
}

function viewOf(row: NoticeRow): AdminNotice {
  const { id, is_published, revision } = row;
  return { ...draftOf(row), id, isPublished: is_published, revision };
}
