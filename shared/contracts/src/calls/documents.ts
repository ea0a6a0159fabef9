import { call, type Call } from '../call.ts';
import type { Page } from '../schemas/atoms.ts';
import type { AdminDocument, DocumentInput, DocumentRevision } from '../schemas/documents.ts';

type Read<Input, Output> = Call<Input, Output, never, 'operator'>;
type Change<Input, Output> = Call<
  Input,
  Output,
  'version-conflict' | 'terms-fixed' | 'already-decided',
  'operator'
>;

/** The calls of one kind of document; each is in the call table under its own name. */
export interface DocumentCalls<Draft, Id> {
  readonly list: Read<DocumentInput<'list', Draft, Id>, readonly AdminDocument<Draft, Id>[]>;
  /** Saves a draft; the revision of a new document is 0. `publish`: readers see it at once. */
  readonly save: Change<DocumentInput<'save', Draft, Id>, AdminDocument<Draft, Id>>;
  /** Publishes the draft, or withdraws what is published. */
  readonly publish: Change<DocumentInput<'publish', Draft, Id>, AdminDocument<Draft, Id>>;
  readonly remove: Change<DocumentInput<'remove', Draft, Id>, void>;
  /** Recently removed documents, the latest first. */
  readonly removed: Read<DocumentInput<'removed', Draft, Id>, readonly AdminDocument<Draft, Id>[]>;
  /** Restores a removed document to its old position; published if it was before. */
  readonly restore: Change<DocumentInput<'restore', Draft, Id>, AdminDocument<Draft, Id>>;
  /** Sets the order of a list; it must name each of its documents once. */
  readonly order: Change<DocumentInput<'order', Draft, Id>, void>;
  /** The history of a document, the latest change first. */
  readonly revisions: Read<DocumentInput<'revisions', Draft, Id>, Page<DocumentRevision<Draft>>>;
  /** Makes the content of an earlier revision the draft. */
  readonly restoreRevision: Change<
    DocumentInput<'restoreRevision', Draft, Id>,
    AdminDocument<Draft, Id>
  >;
}

const operator = { audience: 'operator' } as const;
const failures = ['version-conflict', 'terms-fixed', 'already-decided'] as const;

/** The calls of a kind; `name` is its part of the path, such as `banners`. */
export function documentCalls<Draft, Id>(name: string): DocumentCalls<Draft, Id> {
  const path = `/ops/brands/:brand/${name}` as const;
  const removed = `/ops/brands/:brand/removed-${name}` as const;
  return {
    list: call(`GET ${path}`, operator),
    save: call(`PUT ${path}`, operator).fails(...failures),
    publish: call(`PUT ${path}/:id/publication`, operator).fails(...failures),
    remove: call(`DELETE ${path}/:id`, operator).fails(...failures),
    removed: call(`GET ${removed}`, operator),
    restore: call(`PUT ${removed}/:id`, operator).fails(...failures),
    order: call(`PUT ${path}-order`, operator).fails(...failures),
    revisions: call(`GET ${path}/:id/revisions`, operator),
    restoreRevision: call(`PUT ${path}/:id/revisions`, operator).fails(...failures),
  };
}
