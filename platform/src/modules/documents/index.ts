export { createDocuments, wordsFor, type Documents } from './documents.service.ts';
export type { DocumentKind, PublishedDocument, Reader } from './document-kind.ts';
export { documentOrderRoute, documentRoutes } from './document-routes.ts';
