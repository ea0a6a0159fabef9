import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls as allCalls, type Call, type DocumentCalls } from '@croupier/contracts';

export const useDocuments = <Draft, Id>({ list }: DocumentCalls<Draft, Id>, brand: string) =>
  useCallQuery(list, { brand });
export const useRemovedDocuments = <Draft, Id>(
  { removed }: DocumentCalls<Draft, Id>,
  brand: string,
) => useCallQuery(removed, { brand });

interface RevisionsQuery<Id> {
  readonly brand: string;
  readonly id: Id;
  readonly before: string | null;
}

export const useDocumentRevisions = <Draft, Id>(
  { revisions }: DocumentCalls<Draft, Id>,
  { before, ...document }: RevisionsQuery<Id>,
) =>
  useCallQuery(revisions, before === null ? document : { ...document, before }, {
    keepPrevious: true,
  });

export const useSaveDocument = <Draft, Id>({ save }: DocumentCalls<Draft, Id>) =>
  useCallMutation(save);
export const usePublishDocument = <Draft, Id>({ publish }: DocumentCalls<Draft, Id>) =>
  useCallMutation(publish);
export const useRemoveDocument = <Draft, Id>({ remove }: DocumentCalls<Draft, Id>) =>
  useCallMutation(remove);
export const useRestoreDocument = <Draft, Id>({ restore }: DocumentCalls<Draft, Id>) =>
  useCallMutation(restore);
export const useRestoreRevision = <Draft, Id>({ restoreRevision }: DocumentCalls<Draft, Id>) =>
  useCallMutation(restoreRevision);
export const useOrderDocuments = <Draft, Id>({ order }: DocumentCalls<Draft, Id>) =>
  useCallMutation(order);

type CallAddress = Pick<Call, 'method' | 'path'>;
interface ReloadedCalls {
  readonly calls: Readonly<Record<'list' | 'removed' | 'revisions', CallAddress>>;
  readonly dependent?: readonly CallAddress[];
}

/** Invalidates lists, history and audit trail, also after a failure: another operator may have saved first. */
export function useReloadDocuments({ calls, dependent = [] }: ReloadedCalls): () => void {
  const invalidate = useInvalidate();
  const { list, removed, revisions } = calls;
  return () => {
    for (const call of [list, removed, revisions, ...dependent, allCalls.audit]) invalidate(call);
  };
}
