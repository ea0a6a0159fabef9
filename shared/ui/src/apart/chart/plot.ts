import { ticks } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

export interface Plot {
  readonly points: readonly PlotPoint[];
  readonly line: string;
  readonly area: string;
  /** Where the values begin: the labels of the rules stand before it. */
  readonly start: number;
  readonly bars: readonly (PlotPoint & PlotSize)[];
  /** Round values and their heights in the plot. */
  readonly rules: readonly { readonly value: number; readonly y: number }[];
}

export const edge = { top: 12, bottom: 28, end: 4 };

/** Between a label and the first value. */
const labelGap = 8;

interface PlotOptions extends PlotSize {
  /** Width of a rule's label. */
  readonly labelWidth: (value: number) => number;
}

/** Positions of a series' values in a plot of the given size; the range always includes zero. */
export function plotOf(
  values: readonly number[],
  { width, height, labelWidth }: PlotOptions,
): Plot {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values, low === 0 ? 1 : 0);
  const marks = ticks(low, high, 4);
  const step = (marks[1] ?? 1) - (marks[0] ?? 0);
  const floor = Math.floor(low / step) * step;
  const roof = Math.ceil(high / step) * step;
  const ruled = ticks(floor, roof, 4);
  const start = Math.max(...ruled.map(labelWidth)) + labelGap;
  const inner = {
    width: Math.max(0, width - start - edge.end),
    height: height - edge.top - edge.bottom,
  };
  const yOf = (value: number) => edge.top + inner.height * (1 - (value - floor) / (roof - floor));
  const slot = inner.width / Math.max(1, values.length);
  const points = values.map((value, index) => ({
    x: start + slot * (index + 0.5),
    y: yOf(value),
  }));
  const barWidth = Math.min(40, slot * 0.68);
  return {
    start,
    points,
    line: drawnLine(points) ?? '',
    area: drawnArea(yOf(0))(points) ?? '',
    bars: points.map(({ x, y }) => ({
      x: x - barWidth / 2,
      y: Math.min(y, yOf(0)),
      width: barWidth,
      height: Math.abs(yOf(0) - y),
    })),
    rules: ruled.map((value) => ({ value, y: yOf(value) })),
  };
}

const drawnLine = line<PlotPoint>(
  ({ x }) => x,
  ({ y }) => y,
).curve(curveMonotoneX);

const drawnArea = (ground: number) =>
  area<PlotPoint>(
    ({ x }) => x,
    ground,
    ({ y }) => y,
  ).curve(curveMonotoneX);
