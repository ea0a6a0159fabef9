import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { auditRelease, factsFile, readManifest, releaseFacts } from '@croupier/contracts/release';
import { buildModule } from './build-module.mjs';
import { platformAt, reasonsOf } from './platform.mjs';
import { printLine, step } from '../start/progress.mjs';
import { Refusal } from '../start/refusal.mjs';
import { readSettings, usage } from './settings.mjs';
import { plainName } from '../webpack/compile.mjs';

/**
 * Builds a remote, checks it with the platform's own rules, and uploads it under its package's version.
 * @param {string} dir
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
export async function release(dir, words, env) {
  const settings = readSettings(words, env);
  if (!settings) return printLine(usage);
  const platform = platformAt(settings);
  // Checked before the build: a missing permission or an unreachable platform is reported at once.
  const target = await step(settings.origin, () => platform.target(plainName(dir)));
  await step('types and build', () => buildModule(dir));
  const folder = join(dir, 'dist-release');
  const built = readBuilt(folder);
  const { name, version } = built.manifest;
  await step('audit', async () => audit(built, target));
  const { isNewest } = await step(`to ${settings.origin}`, () => upload(built, platform));
  const followed = isNewest
    ? 'Brands that follow its newest release have it at their next page;\n  elsewhere an operator chooses it:'
    : 'A higher version, or a stable one, stays the newest: no brand follows this release.\n  An operator chooses it:';
  printLine(`
  ${name} ${version} is released. ${followed} ${settings.origin}/console/
`);
}

/** @param {string} folder */
function readBuilt(folder) {
  const text = readFileSync(join(folder, 'release.json'), 'utf8');
  const read = readManifest(text);
  if (!read.ok) throw new Refusal(`this cannot be released:\n${reasonsOf(read.refusals)}`);
  const files = new Map(
    read.manifest.files.map(({ path }) => [path, readFileSync(join(folder, path))]),
  );
  const facts = releaseFacts.parse(JSON.parse(String(files.get(factsFile))));
  const texts = new Map(
    [...files]
      .filter(([path]) => isText(path) && path !== factsFile)
      .map(([path, bytes]) => [path, bytes.toString('utf8')]),
  );
  return { text, manifest: read.manifest, facts, files, texts };
}

/** @param {string} path */
const isText = (path) => ['.js', '.css', '.json', '.svg', '.html'].includes(extname(path));

/**
 * @param {ReturnType<typeof readBuilt>} built
 * @param {Parameters<typeof auditRelease>[1]} target
 */
function audit(built, target) {
  const refusals = auditRelease(built, target);
  if (refusals.length > 0) throw new Refusal(`this cannot be released:\n${reasonsOf(refusals)}`);
}

/**
 * @param {ReturnType<typeof readBuilt>} built
 * @param {ReturnType<typeof platformAt>} platform
 */
async function upload({ text, files }, platform) {
  const { upload: id, missing } = await platform.begin(text);
  for (const path of missing) await platform.send(id, path, files.get(path));
  return platform.finish(id);
}
