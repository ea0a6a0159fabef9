export { arrived } from './arrived.ts';
export { CallFailed } from './call-failed.ts';
export { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts';
export {
  ClientScope,
  createAnswerCache,
  foreseeAnswer,
  useAnswer,
  useCall,
  useClient,
  ClientOver,
  useForget,
  useUpload,
  type AnswerOptions,
  type KeyKeeper,
} from './client-scope.tsx';
export { solveChallenge } from './solve-challenge.ts';
