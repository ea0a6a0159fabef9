import type { ComponentType } from 'react';
import { Bell } from './drawn/bell.tsx';
import { Boat } from './drawn/boat.tsx';
import { Cards } from './drawn/cards.tsx';
import { Coins } from './drawn/coins.tsx';
import { Crown } from './drawn/crown.tsx';
import { Dice } from './drawn/dice.tsx';
import { Drum } from './drawn/drum.tsx';
import { Fish } from './drawn/fish.tsx';
import { Football } from './drawn/football.tsx';
import { Gamepad } from './drawn/gamepad.tsx';
import { Gem } from './drawn/gem.tsx';
import { Kite } from './drawn/kite.tsx';
import { Lotus } from './drawn/lotus.tsx';
import { Marigold } from './drawn/marigold.tsx';
import { Moon } from './drawn/moon.tsx';
import { Palm } from './drawn/palm.tsx';
import { Peacock } from './drawn/peacock.tsx';
import { Reels } from './drawn/reels.tsx';
import { Sun } from './drawn/sun.tsx';
import { Tiger } from './drawn/tiger.tsx';
import { Wave } from './drawn/wave.tsx';
import { Wheel } from './drawn/wheel.tsx';
import type { CoverPalette, PaletteName } from '../drawing/palettes.ts';
import type { SceneName } from './scenes.tsx';

/** A drawable subject, with the lights and scenes that suit it. */
export interface Subject {
  readonly draw: ComponentType<{ colours: CoverPalette }>;
  /** Words in a seed that select this subject. */
  readonly words: RegExp;
  readonly lights: readonly [PaletteName, ...PaletteName[]];
  readonly scenes: readonly [SceneName, ...SceneName[]];
  /** Contains letters or digits, so the subject must not be mirrored. */
  readonly isOneWay?: true;
}

export const subjects: readonly [Subject, ...Subject[]] = [
  {
    draw: Lotus,
    words: /lotus|padma|shapla|flower|welcome/,
    lights: ['dusk', 'jade', 'delta'],
    scenes: ['River', 'Alpona', 'Arch'],
  },
  {
    draw: Tiger,
    words: /tiger|bengal|jungle|sundarban/,
    lights: ['river', 'jade', 'monsoon', 'plum'],
    scenes: ['Burst', 'Alpona', 'Clouds'],
  },
  {
    draw: Boat,
    words: /boat|nouka|river|journey/,
    lights: ['dusk', 'dawn', 'river', 'crimson'],
    scenes: ['River', 'Clouds'],
  },
  {
    draw: Football,
    words: /football|soccer/,
    lights: ['jade', 'lagoon', 'river', 'dusk'],
    scenes: ['Burst', 'Clouds', 'Tiles'],
  },
  {
    draw: Gamepad,
    words: /esports|gamepad/,
    lights: ['indigo', 'plum', 'lagoon', 'crimson'],
    scenes: ['Burst', 'Tiles', 'Arch'],
  },
  {
    draw: Fish,
    words: /fish|ilish|hilsa|ocean|catch/,
    lights: ['lagoon', 'indigo', 'delta', 'river'],
    scenes: ['Burst', 'Alpona', 'Tiles'],
  },
  {
    draw: Moon,
    words: /moon|night|star|chand/,
    lights: ['indigo', 'plum', 'delta', 'dusk'],
    scenes: ['River', 'Arch'],
  },
  {
    draw: Marigold,
    words: /marigold|festival|garland|reload/,
    lights: ['crimson', 'river', 'indigo', 'monsoon'],
    scenes: ['Alpona', 'Burst', 'Arch'],
  },
  {
    draw: Dice,
    words: /dice|die\b|sic|k3|craps|roll/,
    lights: ['crimson', 'indigo', 'river', 'lagoon'],
    scenes: ['Burst', 'Tiles', 'Arch'],
  },
  {
    draw: Coins,
    words: /coin|gold|cash|treasure|money|bonus|mine/,
    lights: ['river', 'crimson', 'indigo', 'monsoon'],
    scenes: ['Burst', 'Arch', 'Alpona'],
  },
  {
    draw: Palm,
    words: /palm|beach|island|summer|verano/,
    lights: ['dusk', 'lagoon', 'crimson', 'dawn'],
    scenes: ['Clouds', 'River'],
  },
  {
    draw: Sun,
    words: /sun|solar|sol\b|fire|day/,
    lights: ['dawn', 'crimson', 'lagoon', 'monsoon'],
    scenes: ['Tiles', 'Alpona', 'Clouds'],
  },
  {
    draw: Wave,
    words: /wave|sea|storm|water|ola\b|surf/,
    lights: ['lagoon', 'dawn', 'indigo', 'monsoon'],
    scenes: ['Clouds', 'Burst'],
  },
  {
    draw: Drum,
    words: /drum|dhol|music|beat|dance/,
    lights: ['crimson', 'plum', 'indigo', 'jade'],
    scenes: ['Burst', 'Alpona', 'Arch'],
  },
  {
    isOneWay: true,
    draw: Reels,
    words: /reel|slot|seven|777|spin|fruit/,
    lights: ['plum', 'indigo', 'crimson', 'river'],
    scenes: ['Burst', 'Tiles', 'Arch'],
  },
  {
    draw: Crown,
    words: /crown|king|royal|raja|queen|vip|jackpot/,
    lights: ['plum', 'crimson', 'indigo', 'river'],
    scenes: ['Arch', 'Burst', 'Alpona'],
  },
  {
    draw: Cards,
    words: /card|poker|baccarat|teen|rummy|hearts|hilo|black/,
    lights: ['jade', 'river', 'crimson', 'plum'],
    scenes: ['Arch', 'Burst', 'Tiles'],
  },
  {
    draw: Kite,
    words: /kite|wind|sky|fly|crash|aviator|lottery/,
    lights: ['dawn', 'lagoon', 'dusk', 'monsoon'],
    scenes: ['Clouds', 'River'],
  },
  {
    draw: Gem,
    words: /gem|jewel|diamond|ruby|crystal|opal/,
    lights: ['plum', 'lagoon', 'indigo', 'crimson'],
    scenes: ['Burst', 'Arch', 'Tiles'],
  },
  {
    draw: Wheel,
    words: /wheel|roulette|fortune/,
    lights: ['crimson', 'jade', 'indigo', 'river'],
    scenes: ['Burst', 'Tiles', 'Alpona'],
  },
  {
    draw: Bell,
    words: /bell|temple|chime|mandir/,
    lights: ['dusk', 'river', 'monsoon', 'crimson'],
    scenes: ['Arch', 'Alpona', 'Clouds'],
  },
  {
    draw: Peacock,
    words: /peacock|feather|mayur|bird/,
    lights: ['lagoon', 'plum', 'dusk', 'delta'],
    scenes: ['Alpona', 'Arch', 'River'],
  },
];
