import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = join(import.meta.dirname, 'banned-words.json');
const { words, phrases } = JSON.parse(readFileSync(list, 'utf8'));

/** Sources and prose. Language files are left out: players read them, not engineers. */
const checked = /\.(ts|tsx|mjs|cjs|css|md)$/;

/**
 * The words of the repository that have a standard term, each as one line with file, line and the term to use.
 * A word counts in identifiers (`useDeskRows`), in comments and in prose.
 */
export function bannedWords(root) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => checked.test(file) && existsSync(join(root, file)))
    .flatMap((file) => bannedIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The same for one file's text. */
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

/** The words of a line in lower case, with identifiers split at their capitals. */
function wordsOf(line) {
  const parts = line.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}
