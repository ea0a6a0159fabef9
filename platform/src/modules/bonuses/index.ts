export { createBonuses, type Bonuses } from './bonuses.service.ts';
export { bonusesRoutes } from './bonuses.routes.ts';
export { bonusesJobs } from './bonuses.jobs.ts';
export {
  bonusOf,
  conversionOf,
  increased,
  returnAccountOf,
  isWagered,
  keyOfConversion,
  type BonusRow,
} from './bonus.ts';
export { addGrant } from './bonus-ends.ts';
export { publishBonusEvents } from './bonus-events.ts';
export { bonusPartOf, splitStake, weightOf, type StakeParts } from './stake-split.ts';
export { activeBonus, addBonus, changeBonus, lockBonuses, raiseBonus } from './bonuses.store.ts';
