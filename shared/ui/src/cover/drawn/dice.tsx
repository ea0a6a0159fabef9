import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots } from '../../drawing/shapes.ts';

export function Dice({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M92 250q108 34 226 0-60-22-118-22T92 250Z" fill={c.near} opacity=".5" />
      <g transform="rotate(-9 150 170)">
        <path d="M150 82l72 36-72 38-72-38Z" fill={c.light} />
        <path d="M78 118l72 38v88l-72-40Z" fill={c.main} />
        <path d="M222 118l-72 38v88l72-40Z" fill={c.shade} />
        <path
          d={dots([
            [150, 119],
            [100, 152],
            [128, 204],
            [114, 178],
            [170, 172],
            [186, 164],
            [202, 156],
            [170, 212],
            [186, 204],
            [202, 196],
          ])}
          stroke={c.near}
          strokeWidth="14"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(134 26) rotate(13 150 170) scale(.8)">
        <path d="M150 82l72 36-72 38-72-38Z" fill="#fff" />
        <path d="M78 118l72 38v88l-72-40Z" fill={c.glow} />
        <path d="M222 118l-72 38v88l72-40Z" fill={c.accent} />
        <path
          d={dots([
            [120, 118],
            [150, 104],
            [150, 133],
            [180, 118],
            [100, 152],
            [128, 204],
            [170, 172],
            [202, 196],
            [186, 184],
          ])}
          stroke={c.near}
          strokeWidth="14"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
