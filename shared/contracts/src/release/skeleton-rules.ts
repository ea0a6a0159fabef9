import { z } from 'zod';
import { languages } from '../languages.ts';
import { skeletonsFile, type Skeletons } from '../skeletons.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

const byLanguage = z.record(z.enum(languages), z.string());

export const skeletons: z.ZodType<Skeletons> = z.strictObject({
  pages: z.record(z.string(), byLanguage),
  parts: z.record(z.string(), byLanguage),
});

/** Elements without content or behaviour of their own: boxes, text, drawings, links of the site. */
const plainTags = new Set(
  (
    'a article aside b br circle clippath defs div ellipse em figure footer g h1 h2 h3 h4 h5 h6 header hr i img ' +
    'label li line lineargradient mask nav ol p path pattern polygon polyline radialgradient rect section small span stop strong ' +
    'svg symbol table tbody td th thead title tr ul use'
  ).split(' '),
);

/**
 * Markup in a skeleton that could run, style or lead out of the site: it is in the page before any of our
 * checks runs.
 */
export function skeletonRefusals({ texts }: Candidate): readonly Refusal[] {
  const text = texts.get(skeletonsFile);
  if (text === undefined) return [];
  const read = skeletons.safeParse(jsonOf(text));
  if (!read.success) return [unsafe(`${skeletonsFile} is not as the house's tools write it`)];
  const { pages, parts } = read.data;
  return [...Object.entries(pages), ...Object.entries(parts)].flatMap(([name, markups]) => {
    const error = Object.values(markups).map(errorIn).find(Boolean);
    return error ? [unsafe(`the skeleton of ${name} holds ${error}`)] : [];
  });
}

const unsafe = (reason: string): Refusal => ({
  code: 'skeleton-unsafe',
  reason,
  remedy: 'let a skeleton be boxes, words and links of the site: the rest comes with the code',
});

function errorIn(markup: string): string | null {
  for (const [tag, name = '', attributes = ''] of markup.matchAll(/<\/?([^\s/>]*)([^>]*)>?/g)) {
    if (!plainTags.has(name.toLowerCase())) return `<${name}>`;
    if (!tag.endsWith('>')) return 'a tag without an end';
    const loud = /[\s/"'](on\w+|style|srcset|ping|target)\s*=/i.exec(attributes);
    if (loud) return `the attribute ${loud[1]}`;
    const away = /[\s/"'](?:href|src)\s*=\s*(?!"(?:\/(?!\/)|#))([^\s>]*)/i.exec(attributes);
    if (away) return `the address ${away[1]}`;
  }
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
