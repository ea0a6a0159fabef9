export { CallFailed, useAnswer, useCall, useClient, useForget, useUpload } from '@croupier/client';
