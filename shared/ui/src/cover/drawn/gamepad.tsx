import type { CoverPalette } from '../../drawing/palettes.ts';

export function Gamepad({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M82 252q118 28 236 0-59-20-118-20t-118 20Z" fill={c.near} opacity=".5" />
      <path
        d="M136 86H264C312 86 334 148 336 204 337 240 300 250 276 216L262 196H138L124 216C100 250 63 240 64 204 66 148 88 86 136 86Z"
        fill={c.shade}
      />
      <path
        d="M138 80H262C308 80 328 142 330 196 331 230 298 238 276 206L262 186H138L124 206C102 238 69 230 70 196 72 142 92 80 138 80Z"
        fill={c.main}
      />
      <path d="M128 116h20v16h16v20h-16v16h-20v-16h-16v-20h16Z" fill={c.near} />
      <circle cx="262" cy="118" r="12" fill={c.accent} />
      <circle cx="290" cy="142" r="12" fill={c.light} />
      <circle cx="262" cy="166" r="12" fill={c.accent} />
      <circle cx="234" cy="142" r="12" fill={c.light} />
      <path d="M186 110h28" stroke={c.light} strokeWidth="8" strokeLinecap="round" />
      <circle cx="200" cy="142" r="9" fill={c.near} />
      <path
        d="M104 120a70 70 0 0 1 32-28"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}
