import { documentStore, announceDue, type DocumentRow } from './documents.store.ts';
import { createDocumentEditor } from './document-editor.ts';
import type { DocumentEditor } from './document-functions.ts';
import type { DocumentKind, DocumentPlace, PublishedDocument, Reader } from './document-kind.ts';
import { createDocumentWriter, type DocumentUses } from './document-writer.ts';
import { createPublishedCache } from './published-cache.ts';

/** The documents of one kind: for readers from memory, and for operators. */
export interface Documents<Draft, Id extends string> extends DocumentEditor<Draft, Id> {
  /** Published documents that a reader of the brand sees now. */
  shown(reader: Pick<Reader, 'brand' | 'now'>): Promise<readonly PublishedDocument<Draft, Id>[]>;
  /** One of them, read from the database; `null` if readers do not see it now. */
  shownOne(place: DocumentPlace<Id>, now: Date): Promise<PublishedDocument<Draft, Id> | null>;
  /** Sends an event to open pages for documents whose start time has come. */
  announce(): Promise<void>;
}

export function createDocuments<Draft, Id extends string>(
  uses: DocumentUses,
  kind: DocumentKind<Draft, Id>,
): Documents<Draft, Id> {
  const { core, live } = uses;
  const { db, clock, log } = core;
  const store = documentStore(db.read);
  const writer = createDocumentWriter(uses, kind);
  const cache = createPublishedCache(clock, async (now) =>
    (await store.published(kind.kind, now, kind.isNewestFirst)).flatMap(publishedOf),
  );

  /** Empty for a document that the present schema refuses: one such document must not stop every page. */
  function publishedOf(row: DocumentRow): readonly PublishedDocument<Draft, Id>[] {
    const { brand, revision } = row;
    const content = kind.draft.safeParse(row.published);
    const id = kind.id.safeParse(row.id);
    if (content.success && id.success) return [{ brand, id: id.data, content: content.data }];
    const place = { brand, kind: kind.kind, id: row.id, revision };
    log.error({ ...place, error: content.error ?? id.error }, 'published document is invalid');
    return [];
  }

  function isOn({ content }: PublishedDocument<Draft, Id>, now: Date): boolean {
    const showing = kind.showing(content);
    if (!showing) return true;
    const { startsAt, endsAt } = showing;
    return new Date(startsAt) <= now && (endsAt === null || new Date(endsAt) > now);
  }

  return {
    ...createDocumentEditor(uses, kind, cache.invalidate),

    async shown({ brand, now }) {
      const documents = await cache.current();
      return documents.filter((one) => one.brand === brand.code && isOn(one, now));
    },

    async shownOne(place, now) {
      const row = await store.one({ ...place, kind: kind.kind });
      if (!row || row.removed_at || row.published === null) return null;
      return publishedOf(row).find((one) => isOn(one, now)) ?? null;
    },

    announce: () =>
      db.transaction(async (tx) => {
        const due = await announceDue(tx, kind.kind, clock.now());
        const events = due.flatMap((row) => writer.event(row) ?? []);
        await live.publishAll(tx, events);
      }),
  };
}

/** Texts in the reader's language, or in the brand's own if they are missing. */
export function wordsFor<Words>(
  words: { readonly [Language in Reader['language']]?: Words },
  { language, brand }: Pick<Reader, 'language' | 'brand'>,
): Words | undefined {
  return words[language] ?? words[brand.defaultLanguage];
}
