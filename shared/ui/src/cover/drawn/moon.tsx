import type { CoverPalette } from '../../drawing/palettes.ts';

export function Moon({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <circle cx="200" cy="136" r="88" fill={c.light} />
      <path d="M200 48a88 88 0 1 0 62 150A92 92 0 0 1 200 48Z" fill={c.main} opacity=".5" />
      <path
        d="M236 108a16 10 0 1 0 .1 0ZM170 150a22 14 0 1 0 .1 0ZM222 176a10 7 0 1 0 .1 0ZM176 92a9 6 0 1 0 .1 0Z"
        fill={c.shade}
        opacity=".32"
      />
      <path
        d="M60 178c0-12 18-18 30-10 6-18 36-20 44-2 16-6 30 2 30 12ZM244 208c0-12 18-18 30-10 8-20 40-20 48 0 16-4 28 2 28 10Z"
        fill={c.glow}
        opacity=".9"
      />
      <path
        d="M92 220c0-10 14-14 24-8 8-14 34-14 40 2 14-4 24 0 24 6Z"
        fill={c.accent}
        opacity=".85"
      />
    </>
  );
}
