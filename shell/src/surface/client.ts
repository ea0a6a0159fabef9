export {
  CallFailed,
  useCallQuery,
  useCallMutation,
  useClient,
  useInvalidate,
  useUpload,
} from '@croupier/client';
