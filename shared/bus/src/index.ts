export {
  createBus,
  NotPublished,
  type Bus,
  type BusHandle,
  type BusOptions,
  type Owner,
  type Said,
} from './bus.ts';
export { BusScope, useBus, useHeard, useTopic } from './bus-scope.tsx';
