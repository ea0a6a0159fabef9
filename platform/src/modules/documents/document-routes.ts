import type { DocumentCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { DocumentEditor } from './document-functions.ts';

/** The operators' calls of one kind of document. */
export function documentRoutes<Draft, Id extends string>(
  calls: DocumentCalls<Draft, Id>,
  documents: DocumentEditor<Draft, Id>,
): Route[] {
  return [
    on(calls.list, async ({ input }) => done(await documents.list(input.brand))),
    on(calls.save, ({ input, operator }) => documents.save(input, operator)),
    on(calls.publish, ({ input, operator }) => documents.publish(input, operator)),
    on(calls.remove, ({ input, operator }) => documents.remove(input, operator)),
    on(calls.removed, async ({ input }) => done(await documents.removed(input.brand))),
    on(calls.restore, ({ input, operator }) => documents.restore(input, operator)),
    on(calls.revisions, ({ input }) => documents.revisions(input)),
    on(calls.restoreRevision, ({ input, operator }) => documents.restoreRevision(input, operator)),
  ];
}

/** The call that orders the documents of a kind whose documents have positions. */
export const documentOrderRoute = <Draft, Id extends string>(
  calls: DocumentCalls<Draft, Id>,
  documents: DocumentEditor<Draft, Id>,
): Route => on(calls.order, ({ input, operator }) => documents.order(input, operator));
