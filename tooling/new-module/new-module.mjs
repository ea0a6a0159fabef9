import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Refusal } from '../start/refusal.mjs';

const template = join(import.meta.dirname, 'template');
const ending = '.template';

/**
 * Creates a remote of the given name below `root`, with the same structure as the others, and adds it to the
 * compiler's projects. Returns the folder. Refuses an invalid or existing name; removes a half-made remote
 * after an error.
 * @param {string} name
 * @param {string} root
 */
export function newModule(name, root) {
  const words = wordsOf(name);
  const folder = join(root, name);
  if (existsSync(folder)) throw new Refusal(`${name} is there already: choose another name`);
  const draft = join(root, `.${name}.draft`);
  rmSync(draft, { recursive: true, force: true });
  for (const file of filesBelow(template)) {
    const to = join(draft, fill(relative(template, file), words).slice(0, -ending.length));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, fill(readFileSync(file, 'utf8'), words));
  }
  renameSync(draft, folder);
  addReference(root, name);
  return folder;
}

/**
 * Spellings of a module name, such as `mfe-live-poker`: live-poker, LivePoker, Live poker.
 * @param {string} name
 * @returns {Record<string, string>}
 */
function wordsOf(name = '') {
  const plain = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name)?.[1];
  if (!plain || name.length > 40)
    throw new Refusal(
      `a module is named as mfe-poker: mfe- and lower-case words with hyphens between, and not "${name}"`,
    );
  const parts = plain.split('-');
  const title = parts.join(' ');
  return {
    name,
    plain,
    Pascal: parts.map(capital).join(''),
    Title: capital(title),
    key: parts.length > 1 ? `'${plain}'` : plain,
    textsKey: `'${name}'`,
  };
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * @param {string} text
 * @param {Record<string, string>} words
 */
const fill = (text, words) => text.replace(/__(\w+?)__/g, (all, word) => words[word] ?? all);

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Adds the remote to the compiler's list of projects, after the last remote.
 * @param {string} root
 * @param {string} name
 */
function addReference(root, name) {
  const path = join(root, 'tsconfig.json');
  /** @param {string} project */
  const line = (project) => `    { "path": "${project}" },\n`;
  const text = readFileSync(path, 'utf8');
  if (text.includes(`"path": "${name}"`)) return;
  const last = text.match(/ {4}\{ "path": "mfe-[a-z0-9-]+" \},\n/g)?.at(-1) ?? '';
  writeFileSync(path, text.replace(last, last + line(name)));
}
