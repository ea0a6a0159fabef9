import type { DocumentCalls } from '@croupier/contracts';
import type { TestBrowser } from './test-site.ts';

const brand = 'padma';
const note = 'as agreed';

/** One kind of document, as operators write it and as readers see it. */
export interface VersionedKind<Draft, Id extends string> {
  readonly calls: DocumentCalls<Draft, Id>;
  /** The id of a new document: operators choose those of help entries. */
  readonly id: Id | null;
  draft(title: string): Draft;
  /** The titles that readers see. */
  shown(): Promise<readonly string[]>;
}

/** The life of a document from its first draft to its removal; the calls and rules are those of every kind. */
export function aDocumentIsVersioned<Draft, Id extends string>(
  browser: () => Pick<TestBrowser, 'call'>,
  kind: VersionedKind<Draft, Id>,
): void {
  const operator: Pick<TestBrowser, 'call'> = {
    call: (...asked) => browser().call(...asked),
  };
  const save = (title: string, of: { id: Id | null; revision: number }, publish = false) =>
    operator.call(kind.calls.save, { brand, note, ...of, draft: kind.draft(title), publish });
  const publish = (of: { id: Id; revision: number }, isPublished: boolean) =>
    operator.call(kind.calls.publish, {
      brand,
      note,
      id: of.id,
      revision: of.revision,
      isPublished,
    });
  let id: Id;

  test('readers see a draft once it is published, and no longer when it is withdrawn', async () => {
    const { value: saved } = await save('First', { id: kind.id, revision: 0 });
    id = saved.id;
    expect(saved).toMatchObject({ revision: 1, publishedRevision: null, isChanged: true });
    expect(await kind.shown()).toEqual([]);
    const { value: published } = await publish(saved, true);
    expect(published).toMatchObject({ revision: 2, publishedRevision: 2, isChanged: false });
    expect(await kind.shown()).toEqual(['First']);
    const { value: withdrawn } = await publish(published, false);
    expect(withdrawn).toMatchObject({ revision: 3, publishedRevision: null, isChanged: true });
    expect(await kind.shown()).toEqual([]);
  });

  test('a draft of a published document changes nothing for readers until it is published', async () => {
    await save('Second', { id, revision: 3 }, true);
    const { value: draft } = await save('Third', { id, revision: 4 });
    expect(draft).toMatchObject({ revision: 5, publishedRevision: 4, isChanged: true });
    expect(await kind.shown()).toEqual(['Second']);
    await publish(draft, true);
    expect(await kind.shown()).toEqual(['Third']);
  });

  test('the history has each change with operator and note, page by page', async () => {
    const { value: first } = await operator.call(kind.calls.revisions, { brand, id, limit: 4 });
    expect(first.rows).toMatchObject([
      { revision: 6, action: 'published', by: 'mina', note, draft: kind.draft('Third') },
      { revision: 5, action: 'saved', draft: kind.draft('Third') },
      { revision: 4, action: 'published', draft: kind.draft('Second') },
      { revision: 3, action: 'withdrawn', draft: kind.draft('First') },
    ]);
    const before = first.next ?? '';
    const { value: second } = await operator.call(kind.calls.revisions, { brand, id, before });
    expect(second.rows.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(second.next).toBeNull();
  });

  test('an earlier revision becomes the draft; readers see it once it is published', async () => {
    const input = { brand, note, id, wanted: 4 };
    const stale = await operator.call(kind.calls.restoreRevision, { ...input, revision: 5 });
    expect(stale.code).toBe('version-conflict');
    const missing = { ...input, revision: 6, wanted: 99 };
    expect((await operator.call(kind.calls.restoreRevision, missing)).code).toBe('not-found');
    const { value: back } = await operator.call(kind.calls.restoreRevision, {
      ...input,
      revision: 6,
    });
    expect(back).toMatchObject({ revision: 7, isChanged: true, draft: kind.draft('Second') });
    expect(await kind.shown()).toEqual(['Third']);
    await publish(back, true);
    expect(await kind.shown()).toEqual(['Second']);
  });

  test('a removed document is hidden; restored, it is published as before', async () => {
    const chosen = { brand, note, id };
    await operator.call(kind.calls.remove, { ...chosen, revision: 8 });
    expect(await kind.shown()).toEqual([]);
    const { value: removed } = await operator.call(kind.calls.removed, { brand });
    expect(removed).toMatchObject([{ id, revision: 9 }]);
    const { value: back } = await operator.call(kind.calls.restore, { ...chosen, revision: 9 });
    expect(back).toMatchObject({ revision: 10, publishedRevision: 8, isChanged: false });
    expect(await kind.shown()).toEqual(['Second']);
    const { value: list } = await operator.call(kind.calls.list, { brand });
    expect(list).toEqual([back]);
  });

  test('two simultaneous saves of one revision: one is refused', async () => {
    const answers = await Promise.all([
      save('Mine', { id, revision: 10 }),
      save('Yours', { id, revision: 10 }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'version-conflict']);
  });
}
