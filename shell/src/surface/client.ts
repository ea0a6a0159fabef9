export {
  CallFailed,
  useCallQuery,
  useCallMutation,
  useChangeAnswers,
  useClient,
  useInvalidate,
  useUpload,
} from '@croupier/client';
