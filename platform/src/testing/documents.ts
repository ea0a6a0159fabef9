import type { AdminDocument } from '@croupier/contracts';
import type { Documents } from '../modules/documents/index.ts';

/** Texts of a document whose only text is its title. */
export const titled = (title: string) => ({ bn: { title } });

/** A new document of padma that is published at once. */
export async function publish<Draft, Id extends string>(
  documents: Pick<Documents<Draft, Id>, 'save'>,
  draft: Draft,
): Promise<AdminDocument<Draft, Id>> {
  const input = { brand: 'padma', id: null, revision: 0, note: 'test', draft, publish: true };
  const saved = await documents.save(input, { name: 'mina' });
  if (!saved.ok) throw new Error(saved.code);
  return saved.value;
}
