export { useBus, useHeard, useTopic } from '@croupier/bus';
