export {
  createBus,
  NotPublished,
  type Bus,
  type BusHandle,
  type BusOptions,
  type Owner,
  type PublishedEvent,
} from './bus.ts';
export { BusScope, useBus, useEvent, useLatestEvent } from './bus-scope.tsx';
