export { Profit as PersonalProfitPage } from '../../features/profit/profit.tsx';
