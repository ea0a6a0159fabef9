import type {
  AdminDocument,
  Call,
  DocumentCalls,
  InLanguages,
  Language,
  Showing,
} from '@croupier/contracts';
import type { FieldErrors } from '@croupier/ui';
import type { ReactNode } from 'react';

type TitledWords = InLanguages<{ readonly title: string }>;

/** A draft with texts by language; each has a title. */
export interface TitledDraft {
  readonly words: TitledWords;
}

/** What the form of a draft receives. */
export interface DraftInputs<Draft, Id = string> {
  /** `null`: the document was never saved. */
  readonly id: Id | null;
  readonly languages: readonly Language[];
  readonly draft: Draft;
  /** Errors by path, such as `draft.words.en.title`. */
  readonly errors: FieldErrors;
  readonly set: (changes: Partial<Draft>) => void;
}

/** The input for the id of a new document, for kinds whose ids operators choose. */
export interface IdInput<Id> {
  readonly id: Id | null;
  readonly errors: FieldErrors;
  readonly set: (id: Id) => void;
}

/** One of several lists of a kind, such as the banners of one page. */
export interface DocumentGroup<Draft> {
  readonly id: string;
  readonly label: string;
  has(draft: Draft): boolean;
}

/** How the console shows one kind of document. */
export interface DocumentView<Draft extends object, Id extends string> {
  readonly calls: DocumentCalls<Draft, Id>;
  /** Calls whose answers depend on the documents, too. */
  readonly dependent?: readonly Pick<Call, 'method' | 'path'>[];
  /** Operators set the order of the documents. */
  readonly isOrdered: boolean;
  /** A brand has at most one document of the kind. */
  readonly isSingle?: boolean;
  readonly groups: readonly DocumentGroup<Draft>[];
  readonly texts: {
    readonly add: string;
    readonly edit: string;
    readonly empty: string;
    readonly removeText: string;
    readonly restoreText: string;
  };
  /** Initial values of a new document. */
  begin(): Draft;
  /** Texts with the title; a name for a kind without texts. */
  words(draft: Draft): TitledWords | string;
  showing(draft: Draft): Showing | null;
  /** Whether the document can be withdrawn and removed. */
  isRemovable(id: Id): boolean;
  /** Picture in the list, if any. */
  thumb?(draft: Draft): ReactNode;
  /** Details under the title. */
  details?(document: Pick<AdminDocument<Draft, Id>, 'id' | 'draft'>): ReactNode;
  idInput?(props: IdInput<Id>): ReactNode;
  inputs(props: DraftInputs<Draft, Id>): ReactNode;
}

export type DocumentAction = 'edit' | 'publish' | 'withdraw' | 'remove' | 'restore' | 'history';

/** A document and what the operator wants to do with it. */
export interface ChosenAction<Draft, Id> {
  readonly action: DocumentAction;
  readonly document: AdminDocument<Draft, Id>;
}

/** The title in the first of the languages that has one; the id if none has. */
export function titleOf(
  { id, draft }: { readonly id: string; readonly draft: TitledDraft },
  languages: readonly Language[],
): string {
  return languages.map((language) => draft.words[language]?.title).find(Boolean) ?? id;
}

/** How the console calls a document. */
export function nameOf<Draft extends object, Id extends string>(
  view: Pick<DocumentView<Draft, Id>, 'words'>,
  { id, draft }: Pick<AdminDocument<Draft, Id>, 'id' | 'draft'>,
  languages: readonly Language[],
): string {
  const words = view.words(draft);
  return typeof words === 'string' ? words : titleOf({ id, draft: { words } }, languages);
}
