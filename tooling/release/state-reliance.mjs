// @ts-nocheck -- to be typed when the answers are derived from schemas
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile, relianceFile } from '@croupier/contracts/release';
import { readJson } from '../webpack/compile.mjs';
import { answerShapes } from './answer-shapes.mjs';
import { reliedAnswers } from './relied-answers.mjs';

/**
 * Writes which answer fields a release relies on, for the tests: a change that breaks the release fails
 * before it is merged. `built` is the folder of its files.
 */
export function stateReliance(dir, { manifest, facts: { topics, calls }, built }) {
  const { name, version, description } = manifest;
  const { publishes, reads } = description.topics;
  const answers = reliedAnswers({ built, calls: Object.keys(calls), shapes: answerShapes() });
  const stated = { name, version, publishes, reads, topics, calls, answers };
  writeFileSync(join(dir, relianceFile), `${JSON.stringify(stated, null, 2)}\n`);
}

/** The same for the build in `dist`, before a first release. */
export function stateBuilt(dir) {
  const built = join(dir, 'dist');
  const manifest = readJson(join(built, 'release.json'));
  stateReliance(dir, { manifest, facts: readJson(join(built, factsFile)), built });
}
