/** A file that did not arrive, or did not match the manifest. */
export class FileNotLoaded extends Error {
  override name = 'FileNotLoaded';
  constructor(url: string) {
    const [, file = url] = /([^/]+?)\.(?:js|css)$/.exec(url) ?? [];
    super(`Loading ${url.endsWith('.css') ? 'CSS chunk' : 'chunk'} ${file} failed`);
  }
}
