/**
 * Rotates the hue of a `#rrggbb` colour; lightness and saturation stay, by the matrix of CSS `hue-rotate`.
 */
export function turnedHue(colour: string, degrees: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  return hex([
    grey + cos * (red - grey) + sin * (-0.213 * red - 0.715 * green + 0.928 * blue),
    grey + cos * (green - grey) + sin * (0.143 * red + 0.14 * green - 0.283 * blue),
    grey + cos * (blue - grey) + sin * (-0.787 * red + 0.715 * green + 0.072 * blue),
  ]);
}

function hex(channels: readonly number[]): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
