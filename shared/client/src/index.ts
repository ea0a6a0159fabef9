export { importChunk } from './import-chunk.ts';
export { CallFailed } from './call-failed.ts';
export { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts';
export {
  ClientScope,
  createQueryCache,
  prefetchCall,
  useCallQuery,
  useCallMutation,
  useChangeAnswers,
  useClient,
  ClientOverride,
  useInvalidate,
  useUpload,
  type CallQueryOptions,
  type IdempotencyKeys,
} from './client-scope.tsx';
export { solveChallenge } from './solve-challenge.ts';
