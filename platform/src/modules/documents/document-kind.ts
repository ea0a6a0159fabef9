import type { InLanguages, Language, Showing } from '@croupier/contracts';
import type { z } from 'zod';
import type { Ids, Tx } from '../../core.ts';
import type { Failed } from '../../outcome.ts';
import type { LiveEvent } from '../live/index.ts';

/** What distinguishes one kind of document from the others. */
export interface DocumentKind<Draft, Id extends string> {
  /** Name of the kind in the database. */
  readonly kind: string;
  readonly draft: z.ZodType<Draft>;
  readonly id: z.ZodType<Id>;
  /** Makes the id of a new document; `null`: operators choose it. */
  readonly newId: ((ids: Ids) => Id) | null;
  /** Actions in the audit trail begin with `one`, such as `content.banner`; with `all` when a list is ordered. */
  readonly audit: { readonly one: string; readonly all: string };
  /** Documents without positions of their own: the latest start comes first. */
  readonly isNewestFirst: boolean;
  /** Texts by language; the brand's own language is required. `null`: the kind has no texts. */
  words(draft: Draft): InLanguages<unknown> | null;
  /** Display period; `null`: without a limit. */
  showing(draft: Draft): Showing | null;
  /** Name of the list in which the document has its position. */
  listOf(draft: Draft): string;
  /** Why this document cannot be withdrawn or removed; `null`: it can. */
  refusesRemoval(id: Id): Failed<'invalid-input'> | null;
  /** What open pages receive when readers see another state of this document; `null`: nothing. */
  event(place: DocumentPlace<Id>, draft: Draft): LiveEvent | null;
  /**
   * Writes the tables that the module derives from published documents, in the transaction of the change. A failure
   * undoes the change.
   */
  project?(tx: Tx, change: PublishedChange<Draft, Id>): Promise<Failed<ProjectionFailure> | null>;
}

export type ProjectionFailure = 'invalid-input' | 'terms-fixed' | 'already-decided';

/** What is published before and after a change; `null`: nothing. */
export interface PublishedChange<Draft, Id> extends DocumentPlace<Id> {
  readonly position: number;
  readonly before: Draft | null;
  readonly after: Draft | null;
}

export interface DocumentPlace<Id> {
  readonly brand: string;
  readonly id: Id;
}

/** A published document, as readers may see it during its display period. */
export interface PublishedDocument<Draft, Id> extends DocumentPlace<Id> {
  readonly content: Draft;
}

/** The reader of documents: brand, language and time. */
export interface Reader {
  readonly brand: { readonly code: string; readonly defaultLanguage: Language };
  readonly language: Language;
  readonly now: Date;
}
