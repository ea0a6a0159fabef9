export { Chart, type ChartPoint } from './chart.tsx';
