import { languages } from '@croupier/contracts';
import type { Texts } from '@croupier/i18n';
import { consoleTexts } from './console-texts.ts';

const load = async (language: (typeof languages)[number]) =>
  (await consoleTexts[language]()).default;

const plural = /_(?:zero|one|two|few|many|other)(?= |$)/;

/** Each text under its full key, with the values that it takes; the forms of a count are one. */
function shapeOf(texts: Texts): string[] {
  return [...new Set(textsIn(texts).map((text) => text.replace(plural, '')))];
}

function textsIn(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return textsIn(text, `${prefix}${key}.`);
    return `${prefix}${key} ${[...text.matchAll(/\{\{\w+\}\}/g)]
      .map(([value]) => value)
      .sort()
      .join(' ')}`;
  });
}

test.each(languages)(
  '%s says everything that English says, with the same values',
  async (language) => {
    const english = shapeOf(await load('en'));
    const own = shapeOf(await load(language));
    expect(own.map((text) => text.split(' ')[0])).toEqual(
      english.map((text) => text.split(' ')[0]),
    );
    expect(own.filter((text) => !english.includes(text))).toEqual([]);
  },
);
