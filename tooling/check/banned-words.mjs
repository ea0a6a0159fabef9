import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = join(import.meta.dirname, 'banned-words.json');
/** @typedef {Readonly<Record<string, string>>} Replacements from the banned text to what to write instead */
/** @type {{ words: Replacements, phrases: Replacements, identifiers: Replacements }} */
const { words, phrases, identifiers } = JSON.parse(readFileSync(list, 'utf8'));

/** Code, in which whole identifiers count, too. */
const code = /\.(ts|tsx|mjs|cjs)$/;
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
 * The same for one file's text. In code, an identifier of the list counts as a whole (`told`, not `untold`), outside
 * of strings and comments.
 * @param {string} file
 * @param {string} text
 */
export function bannedIn(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const found = [...new Set(wordsOf(line))].filter((word) => Object.hasOwn(words, word));
    const inProse = Object.keys(phrases).filter((phrase) => line.toLowerCase().includes(phrase));
    const inCode = code.test(file) ? [...new Set(identifiersOf(line))] : [];
    return [
      ...found.map((word) => `${at}: "${word}" → ${words[word]}`),
      ...inProse.map((phrase) => `${at}: "${phrase}" → ${phrases[phrase]}`),
      ...inCode
        .filter((name) => Object.hasOwn(identifiers, name))
        .map((name) => `${at}: "${name}" → ${identifiers[name]}`),
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

const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/.source;
const regExp = /(?<=(?:^|[(,=:])\s*)\/(?![/*])(?:[^/\\]|\\.)+\//.source;
const comment = /\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*.*/.source;
const leftOutOfCode = new RegExp([quoted, regExp, comment].join('|'), 'g');

/**
 * The identifiers of a line of code.
 * @param {string} line
 */
function identifiersOf(line) {
  return line.replaceAll(leftOutOfCode, '').match(/(?<![\w$-])[A-Za-z_$][\w$]*(?![\w-])/g) ?? [];
}
