import { languages } from '../languages.ts';
import type { ReleaseManifest } from '../module-description.ts';
import { releaseLimits } from '../protocols/release-protocol.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** Files above the budget in `module.json`. */
export function budgetRefusals({ manifest }: Candidate): Refusal[] {
  const { page, total } = manifest.description.budget;
  const everything = manifest.files.map(({ path }) => path);
  return [
    ...Object.keys(manifest.needs)
      .filter((name) => !name.startsWith('texts/'))
      .flatMap((name) =>
        overBudget(manifest, { what: name, files: filesOf(manifest, name), ...page }),
      ),
    ...overBudget(manifest, { what: 'the whole module', files: everything, ...total }),
  ];
}

/** What a page, part or overlay waits for: the entry, its own files, and its largest text file. */
function filesOf(manifest: ReleaseManifest, name: string): readonly string[] {
  const texts = Object.entries(manifest.needs)
    .filter(([key]) => key.startsWith('texts/'))
    .map(([, files]) => files)
    .sort((one, other) => kbOf(manifest, other, '.js') - kbOf(manifest, one, '.js'));
  return [...new Set([manifest.entry, ...(manifest.needs[name] ?? []), ...(texts[0] ?? [])])];
}

interface Budget {
  readonly what: string;
  readonly files: readonly string[];
  readonly jsKb: number;
  readonly cssKb: number;
}

function overBudget(manifest: ReleaseManifest, { what, files, jsKb, cssKb }: Budget): Refusal[] {
  const kinds = [
    { ending: '.js', kind: 'JavaScript', limit: jsKb },
    { ending: '.css', kind: 'CSS', limit: cssKb },
  ];
  return kinds.flatMap(({ ending, kind, limit }) => {
    const cost = kbOf(manifest, files, ending);
    if (cost <= limit) return [];
    return [
      {
        code: 'over-budget' as const,
        reason: `${what} costs ${cost.toFixed(1)} KB of ${kind} (brotli), and its budget is ${limit} KB`,
        remedy: 'load what shows later by import(), or raise the budget in module.json on purpose',
      },
    ];
  });
}

function kbOf({ files }: ReleaseManifest, paths: readonly string[], ending: string): number {
  return (
    files
      .filter(({ path }) => path.endsWith(ending) && paths.includes(path))
      .reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1_024
  );
}

/** A release that is larger as a whole than any may be, or names one file twice. */
export function limitRefusals({ files }: Pick<ReleaseManifest, 'files'>): Refusal[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const paths = files.map(({ path }) => path.toLowerCase());
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  const tooMuch: Refusal = {
    code: 'too-large',
    reason: `its files weigh ${inMegabytes(total)} MB together, and ${inMegabytes(releaseLimits.totalBytes)} MB is the most`,
    remedy: 'leave out what no page loads, as source maps, and make pictures smaller',
  };
  return [
    ...(total > releaseLimits.totalBytes ? [tooMuch] : []),
    ...(twice === undefined ? [] : [namedTwice(twice)]),
  ];
}

const inMegabytes = (bytes: number) => (bytes / 1_024 / 1_024).toFixed(1);

const namedTwice = (path: string): Refusal => ({
  code: 'description-invalid',
  reason: `release.json lists ${path} twice`,
  remedy: 'build again, and change nothing by hand',
});

/** Languages without a file, and texts missing in a language. */
export function languageRefusals({ manifest, facts }: Candidate): Refusal[] {
  const all = [...new Set(Object.values(facts.texts).flat())].sort();
  return languages.flatMap((language) => {
    const keys = facts.texts[language];
    if (!keys || !manifest.needs[`texts/${language}`]) return [lacks(language, 'its texts')];
    const missing = all.filter((key) => !keys.includes(key));
    return missing.length > 0 ? [lacks(language, missing.slice(0, 5).join(', '))] : [];
  });
}

const lacks = (language: string, what: string): Refusal => ({
  code: 'language-missing',
  reason: `${language} lacks ${what}`,
  remedy: `complete src/texts/${language}.json`,
});

/** A namespace, and a page that a warning of `@simplewebauthn/browser` refers to: no browser requests them. */
const names = ['www.w3.org', 'simplewebauthn.dev'];

/** Files that name another origin: a module connects to its own site only. */
export function originRefusals({ texts }: Candidate): Refusal[] {
  return [...texts].flatMap(([path, text]) =>
    hostsIn(text).map((host) => ({
      code: 'foreign-origin' as const,
      reason: `${path} names ${host}`,
      remedy:
        'take it from the site itself: ship the file with the module, or ask the platform by a call',
    })),
  );
}

function hostsIn(text: string): readonly string[] {
  const found = [
    ...text.matchAll(
      /["'`(](?:(?:https?|wss?):)?\/\/([\w-]+(?:\.[\w-]+)+|localhost|\[[\da-f:]+\])/gi,
    ),
  ];
  const spelled = [...text.matchAll(/\b(?:https?|wss?):\/\/([^\s"'`)\\/<>]*)/gi)];
  const hosts = [...found, ...spelled].map(([, host = '']) => host.toLowerCase());
  return [...new Set(hosts)].filter((host) => !names.includes(host));
}
