export { CallFailed, useAnswer, useCall, useClient, useForget } from '@croupier/client';
