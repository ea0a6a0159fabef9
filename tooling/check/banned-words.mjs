import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = join(import.meta.dirname, 'banned-words.json');
/** @typedef {Readonly<Record<string, string>>} Replacements from the banned text to what to write instead */
/** @type {{ words: Replacements, phrases: Replacements }} */
const { words, phrases } = JSON.parse(readFileSync(list, 'utf8'));

/** Sources and prose. Language files are left out: players read them, not engineers. */
const checked = /\.(ts|tsx|mjs|cjs|css|md)$/;
/** They have to contain the words. */
const ownFiles = /tooling\/check\/banned-words\./;

/**
 * The words of the repository that have a standard term, each as one line with file, line and the term to use.
 * A word counts in identifiers (`useDeskRows`), in comments and in prose.
 * @param {string} root
 */
export function bannedWords(root) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => checked.test(file) && !ownFiles.test(file) && existsSync(join(root, file)))
    .flatMap((file) => bannedIn(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * The same for one file's text.
 * @param {string} file
 * @param {string} text
 */
export function bannedIn(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const found = [...new Set(wordsOf(line))].filter((word) => Object.hasOwn(words, word));
    const said = Object.keys(phrases).filter((phrase) => line.toLowerCase().includes(phrase));
    return [
      ...found.map((word) => `${at}: "${word}" → ${words[word]}`),
      ...said.map((phrase) => `${at}: "${phrase}" → ${phrases[phrase]}`),
    ];
  });
}

/**
 * The words of a line in lower case, with identifiers split at their capitals.
 * @param {string} line
 */
function wordsOf(line) {
  const parts = line.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}
