import type { CoverPalette } from '../../drawing/palettes.ts';

const centre = { cx: 200, cy: 142 };

export function Football({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M92 256q108 26 216 0-54-20-108-20t-108 20Z" fill={c.near} opacity=".55" />
      <circle {...centre} r="100" fill={c.shade} />
      <circle {...centre} r="94" fill="#fff" />
      <path
        d="M200 92 240 121 225 168H175L160 121ZM200 48 236 58 225 74H175L164 58ZM290 114 294 152 276 146 264 108 276 96ZM110 114 124 96 136 108 124 146 106 152ZM254 218 222 234 216 216 246 194 264 196ZM146 218 136 196 154 194 184 216 178 234Z"
        fill={c.near}
      />
      <path
        d="M200 92V74M240 121 264 108M225 168 246 194M175 168 154 194M160 121 136 108"
        stroke={c.near}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M122 108a88 88 0 0 1 48-44"
        fill="none"
        stroke={c.light}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M292 124a94 94 0 0 1-134 102 108 108 0 0 0 134-102Z" fill={c.shade} opacity=".28" />
    </>
  );
}
