/**
 * Merges every lazily loaded chunk of code into the first one; texts stay apart, one language a
 * file. Only the bench builds so: it is what the composed site is measured against.
 */
export class OneBundle {
  apply(compiler) {
    compiler.hooks.compilation.tap('OneBundle', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'OneBundle', stage: 10 }, () => {
        const { chunkGraph, chunks } = compilation;
        const main = compilation.entrypoints.get('main').getEntrypointChunk();
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
