import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile, relianceFile } from '@croupier/contracts/release';
import { readJson } from '../webpack/compile.mjs';

/** Writes what a release relies on, for the platform's tests: a change that breaks it fails before it lands. */
export function stateReliance(dir, { manifest, facts: { topics, calls } }) {
  const { name, version, description } = manifest;
  const { publishes, reads } = description.topics;
  const stated = { name, version, publishes, reads, topics, calls };
  writeFileSync(join(dir, relianceFile), `${JSON.stringify(stated, null, 2)}\n`);
}

/** The same of the build in `dist`, before a first release. */
export function stateBuilt(dir) {
  const read = (file) => readJson(join(dir, 'dist', file));
  const manifest = read('release.json');
  stateReliance(dir, { manifest, facts: read(factsFile) });
}
