export { createDocuments, wordsFor, type Documents } from './documents.service.ts';
export type {
  DocumentKind,
  ProjectionFailure,
  PublishedChange,
  PublishedDocument,
  Reader,
} from './document-kind.ts';
export { lacksTranslation, titleInAll, titleWithOwn } from './own-language.ts';
export { documentOrderRoute, documentRoutes } from './document-routes.ts';
