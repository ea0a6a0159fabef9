/**
 * A `#rrggbb` colour rotated about the colour wheel: another hue with approximately the same perceived
 * lightness.
 */
export function turnedInk(ink: string, degrees: number): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  if (r === undefined || g === undefined || b === undefined) return ink;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  // The hue-rotate matrix of CSS filters, which preserves luminance.
  const turned = [
    r * (0.213 + cos * 0.787 - sin * 0.213) +
      g * (0.715 - cos * 0.715 - sin * 0.715) +
      b * (0.072 - cos * 0.072 + sin * 0.928),
    r * (0.213 - cos * 0.213 + sin * 0.143) +
      g * (0.715 + cos * 0.285 + sin * 0.14) +
      b * (0.072 - cos * 0.072 - sin * 0.283),
    r * (0.213 - cos * 0.213 - sin * 0.787) +
      g * (0.715 - cos * 0.715 + sin * 0.715) +
      b * (0.072 + cos * 0.928 + sin * 0.072),
  ];
  return `#${turned.map(hexOf).join('')}`;
}

function hexOf(value: number): string {
  const whole = Math.min(255, Math.max(0, Math.round(value)));
  return whole.toString(16).padStart(2, '0');
}
