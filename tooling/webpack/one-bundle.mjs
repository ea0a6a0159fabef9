/**
 * Merges every lazily loaded chunk of code into the first chunk; texts stay separate, one file per language.
 * Only the bench uses it, as the baseline of the composed site.
 */
export class OneBundle {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('OneBundle', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'OneBundle', stage: 10 }, () => {
        const { chunkGraph, chunks } = compilation;
        const main = compilation.entrypoints.get('main')?.getEntrypointChunk();
        if (!main) return false;
        /** @param {import('webpack').Chunk} chunk */
        const isText = (chunk) =>
          [...chunkGraph.getChunkModulesIterable(chunk)].every((module) => module.type === 'json');
        const merged = [...chunks].filter((chunk) => chunk !== main && !isText(chunk));
        for (const chunk of merged) {
          chunkGraph.integrateChunks(main, chunk);
          chunks.delete(chunk);
        }
        return merged.length > 0;
      });
    });
  }
}
