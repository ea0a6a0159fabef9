#!/usr/bin/env node
// `npm run texts -- export|import --language es [--file FILE]`: exports or imports a translator's file (XLIFF
// 1.2).
import '../start/node-version.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');
const { printLine } = await import('../start/progress.mjs');
const { buildStale } = await import('../build/build-stale.mjs');
const { parts, root } = await import('../build/parts.mjs');

const usage =
  'npm run texts -- export --language es [--file es.xlf], then npm run texts -- import --language es --file es.xlf';

await runCommand(async () => {
  await installMissing('site');
  await buildStale({ parts: parts().filter(({ name }) => name === 'contracts') });
  const { languages } = await import('@croupier/contracts');
  const { exportTexts, importTexts } = await import('../texts/translations.mjs');
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string' }, file: { type: 'string' } },
  });
  const [verb, ...more] = positionals;
  if (!verb || !['export', 'import'].includes(verb) || more.length > 0) throw new Refusal(usage);
  const others = languages.filter((one) => one !== 'en');
  const language = others.find((one) => one === values.language);
  if (!language)
    throw new Refusal(`--language must be one of ${others.join(', ')}: English is the source.`);
  // npm runs scripts in the root folder, whatever the caller's folder is.
  const file = resolve(process.env.INIT_CWD ?? '.', values.file ?? `${language}.xlf`);
  if (verb === 'export') {
    await writeFile(file, await exportTexts(root, language));
    return printLine(`Written for the translator: ${file}`);
  }
  const sent = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} cannot be read: name the translator's file with --file.`);
  });
  const read = await importTexts(root, language, sent);
  if (!read.ok) throw new Refusal(`Nothing was imported:\n  ${read.errors.join('\n  ')}`);
  return printLine(`${read.changed} texts have changed. Look at them with git diff.`);
});
