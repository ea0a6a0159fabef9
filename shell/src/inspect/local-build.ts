import { localModulePath } from '@croupier/contracts';

/** No build answers at the address. */
export class NoBuild extends Error {
  override name = 'NoBuild';
}

const patienceMs = 5_000;

interface LocalBuild {
  readonly baseUrl: string;
  /** The text of its `release.json`. */
  readonly release: string;
}

/** The build of the server that a remote's `npm start` opens, or of a statically served folder. */
export async function buildAt(module: string, address: string): Promise<LocalBuild> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new NoBuild(address);
  const folder = address.replace(/\/*$/, '');
  for (const path of [localModulePath(module), '/']) {
    const baseUrl = `${folder}${path}`;
    const release = await textAt(`${baseUrl}release.json`);
    if (release !== null) return { baseUrl, release };
  }
  throw new NoBuild(address);
}

async function textAt(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
