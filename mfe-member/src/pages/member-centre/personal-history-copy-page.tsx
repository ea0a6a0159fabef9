export { BettingRecord as PersonalHistoryCopyPage } from '../../features/betting-record/betting-record.tsx';
