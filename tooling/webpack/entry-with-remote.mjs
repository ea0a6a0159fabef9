/**
 * Puts the exposed `src/remote.tsx` into the entry. The file only lists a few names: as a separate file it
 * would cost one more request before every page, and a browser opens six at a time.
 */
export class EntryWithRemote {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('EntryWithRemote', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'EntryWithRemote', stage: 10 }, () => {
        const { chunkGraph, chunks, entrypoints } = compilation;
        const [entrypoint] = entrypoints.values();
        const exposed = [...chunks].find(({ name }) => name === 'remote');
        if (!entrypoint || !exposed) return false;
        chunkGraph.integrateChunks(entrypoint.getEntrypointChunk(), exposed);
        chunks.delete(exposed);
        return true;
      });
    });
  }
}
