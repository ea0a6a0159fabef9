export { useBus, useEvent, useLatestEvent } from '@croupier/bus';
