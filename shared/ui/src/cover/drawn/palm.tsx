import type { CoverPalette } from '../../drawing/palettes.ts';

export function Palm({ colours: c }: { colours: CoverPalette }) {
  const crown =
    'c-18-22-46-24-66-8 20-2 36 2 48 12-24-4-46 8-54 30 18-14 36-18 54-16-16 12-22 32-16 52 8-24 20-38 36-48 6 18 18 30 36 34-10-16-14-30-12-46 16 4 30 16 36 34 4-26-6-44-26-54 16-6 32-4 48 4-10-22-34-30-58-22 8-14 22-22 40-24-26-12-52 0-62 24';
  return (
    <>
      <circle cx="212" cy="150" r="82" fill={c.main} />
      <path d="M130 150a82 82 0 0 0 164 0Z" fill={c.shade} opacity=".55" />
      <path
        d="M120 178h184M132 192h160M152 206h120"
        stroke={c.glow}
        strokeWidth="4"
        opacity=".55"
      />
      <path d={`M148 108c6 60 2 110-14 156h22c14-50 14-104-2-156M150 110${crown}`} fill={c.near} />
      <path
        d={`M292 150c-4 40 0 76 10 114h-16c-10-38-10-78-2-114M288 152${crown}`}
        fill={c.near}
        opacity=".92"
        transform="translate(72 38) scale(.75)"
      />
      <path d="M40 262q160-38 320 0v60H40Z" fill={c.near} />
      <path
        d="M66 70q8-8 14 0 6-8 14 0M106 50q6-6 10 0 4-6 10 0"
        fill="none"
        stroke={c.near}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  );
}
