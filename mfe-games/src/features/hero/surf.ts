const width = 1200;
const bottom = 420;

/**
 * A line of round waves over the whole picture, closed below; with one invisible extra wave for the drift.
 */
export function surf(y: number, length: number, height: number): string {
  const waves = Math.ceil(width / length) + 2;
  const crest = `q${length / 2} ${-2 * height} ${length} 0`;
  return `M${-length} ${y}${crest.repeat(waves)}V${bottom}H${-length}Z`;
}
