/** The light of a picture. The palettes are chosen by hand, so that no seed gives a bad combination. */
export interface CoverPalette {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  /** Silhouettes, far and near. */
  readonly far: string;
  readonly near: string;
  /** The subject, its shadow side, its lit side, and one contrasting colour. */
  readonly main: string;
  readonly shade: string;
  readonly light: string;
  readonly accent: string;
}

export const palettes = {
  river: light('06201f 0d4a42 3a9a78 ffe29a 0b3a35 041716 ffb423 c96f14 ffe9b0 ff6f9f'),
  dusk: light('2a1140 8c2a5b ff9d5c ffe0ac 5a1f55 1c0a2c ff8fb4 c23a74 ffdce7 ffc247'),
  dawn: light('123a5c 4d9bb3 ffd9ae fff4d6 2c6a80 0c2c44 ff8456 cf4a28 ffd6b8 ffd24a'),
  indigo: light('0a0f33 2a2d85 8058cc d4d8ff 1f2168 070a24 ffd166 d98a24 fff2c0 4fe0d8'),
  crimson: light('2b0611 8d1330 e2543f ffd694 5c0b22 1b040b ffc845 cf8016 fff2bd ff9fb5'),
  lagoon: light('012a3a 02808a 8ae6c8 f0fff5 02566a 011c28 ff8660 d04a38 ffd9c4 ffe066'),
  monsoon: light('16233a 3d5f7a a9c6c2 f6fff8 2a4560 0d1626 ffb423 c8730f ffe5a6 5fdc98'),
  mango: light('7a2a00 e9820f ffe08a fffbe0 a94c08 431500 0f8163 06503f 7fdcb2 e5366f'),
  plum: light('1b0b2e 5b1d6b c45a9c ffd9f2 3d1450 12061f 79ecd0 26988a ddfff6 ffc247'),
  delta: light('041a2b 0b5064 63bda6 f3fff2 08394d 03121e ff8fb4 c93f78 ffe2ea ffcf4d'),
  jade: light('02251b 06694a b7e07a fbffd0 054a38 01170f ff7f9c c23560 ffd6e0 ffd24a'),
} satisfies Record<string, CoverPalette>;

export type PaletteName = keyof typeof palettes;

function light(colours: string): CoverPalette {
  const [
    top = '',
    middle = '',
    low = '',
    glow = '',
    far = '',
    near = '',
    main = '',
    shade = '',
    lit = '',
    accent = '',
  ] = colours.split(' ').map((colour) => `#${colour}`);
  return { sky: [top, middle, low], glow, far, near, main, shade, light: lit, accent };
}
