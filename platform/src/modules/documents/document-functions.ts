import type { AdminDocument, DocumentInput, DocumentRevision, Page } from '@croupier/contracts';
import type { Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { ProjectionFailure } from './document-kind.ts';

export type NotChosen = 'not-found' | 'version-conflict';

export type Failure = NotChosen | ProjectionFailure;

/** Functions of operators for one kind of document. */
export interface DocumentEditor<Draft, Id extends string> {
  list(brand: string): Promise<readonly AdminDocument<Draft, Id>[]>;
  /** Recently removed documents, the latest first. */
  removed(brand: string): Promise<readonly AdminDocument<Draft, Id>[]>;
  /** The history of a document, the latest change first. */
  revisions(
    asked: DocumentInput<'revisions', Draft, Id>,
  ): Promise<Outcome<Page<DocumentRevision<Draft>>, 'not-found' | 'invalid-input'>>;
  /** Saves a draft; readers see it only if it is published, too. */
  save(
    input: DocumentInput<'save', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>>;
  /** Publishes the draft, or withdraws what is published. */
  publish(
    input: DocumentInput<'publish', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>>;
  remove(
    input: DocumentInput<'remove', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<void, Failure>>;
  /** Restores a removed document to its position; published if it was before. */
  restore(
    input: DocumentInput<'restore', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>>;
  /** Makes the content of an earlier revision the draft. */
  restoreRevision(
    input: DocumentInput<'restoreRevision', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>>;
  /** Sets the order of the list to which the first document belongs. */
  order(
    input: DocumentInput<'order', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<void, 'version-conflict'>>;
  /** Adds a published document of the installation; an existing one keeps the operators' changes. */
  seed(document: {
    readonly brand: string;
    readonly id: Id;
    readonly position?: number;
    readonly draft: Draft;
  }): Promise<void>;
}
