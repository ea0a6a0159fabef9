import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';

const lastStage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

/**
 * Fails the build if a lazily loaded part, with everything that the part loads, is larger than `mostKb`
 * beyond the page's initial files.
 */
export class PartBudget {
  /** @param {{ mostKb: number }} options */
  constructor({ mostKb }) {
    this.mostBytes = mostKb * 1024;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PartBudget', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PartBudget', stage: lastStage }, () => {
        for (const entry of compilation.entrypoints.values())
          for (const part of entry.getChildren()) this.check(compilation, { entry, part });
      });
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {{ entry: ChunkGroup, part: ChunkGroup }} groups
   */
  check(compilation, { entry, part }) {
    const first = new Set(entry.getFiles());
    const files = [...filesOf(part)].filter((file) => !first.has(file));
    const bytes = files.reduce((sum, file) => sum + weightOf(compilation, file), 0);
    if (bytes <= this.mostBytes) return;
    compilation.errors.push(
      new webpack.WebpackError(
        `${nameOf(part)} weighs ${inKb(bytes)} KB (brotli) beyond the page, and may weigh ${inKb(this.mostBytes)}: ` +
          `leave out, or load later, what is heaviest of ${files.join(', ')}`,
      ),
    );
  }
}

/**
 * The files of a part and of everything that the part loads.
 * @typedef {import('webpack').ChunkGroup} ChunkGroup
 * @param {ChunkGroup} part
 * @param {Set<ChunkGroup>} seen
 * @returns {Set<string>}
 */
function filesOf(part, seen = new Set()) {
  if (seen.has(part)) return new Set();
  seen.add(part);
  const later = [...part.getChildren()].flatMap((child) => [...filesOf(child, seen)]);
  return new Set([...part.getFiles(), ...later]);
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string} file
 */
const weightOf = (compilation, file) =>
  brotliCompressSync(compilation.getAsset(file)?.source.buffer() ?? '').length;

/** @param {ChunkGroup} part */
const nameOf = (part) => part.origins.map(({ request }) => request).join(', ');

/** @param {number} bytes */
const inKb = (bytes) => (bytes / 1024).toFixed(0);
