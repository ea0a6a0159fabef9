import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pieceFiles } from '../build/piece-files.mjs';

/**
 * Errors in the modules' `module.json`: rejected by the registry's schema, named differently from the folder,
 * or naming code that is not where the convention expects it.
 * @typedef {typeof import('@croupier/contracts/schemas').moduleDescription} Schema
 * @param {string} root
 * @param {string[]} names
 * @param {Schema} schema
 */
export function descriptionErrors(root, names, schema) {
  return names.flatMap((name) =>
    errorsOf(join(root, name), name, schema).map((error) => `${name}/module.json: ${error}`),
  );
}

/**
 * @param {string} dir
 * @param {string} name
 * @param {Schema} schema
 */
function errorsOf(dir, name, schema) {
  const path = join(dir, 'module.json');
  if (!existsSync(path)) return ['is missing'];
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    return parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  const description = parsed.data;
  return [
    ...(description.name === name ? [] : [`is named ${description.name}`]),
    ...pieceFiles(description)
      .filter(({ file }) => !existsSync(join(dir, 'src', file)))
      .map(({ file }) => `src/${file} is missing`),
  ];
}
