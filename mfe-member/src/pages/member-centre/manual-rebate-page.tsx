export { Rebate as ManualRebatePage } from '../../features/rebate/rebate.tsx';
