import type { FailureKind, FailureReport, SiteModule } from '@croupier/contracts';
import { Subject, type Observable } from 'rxjs';

/** A failure of a module on this page. */
interface Failure {
  readonly module: SiteModule;
  readonly kind: FailureKind;
  /** Page, part, overlay or topic. */
  readonly piece: string;
  readonly error: unknown;
  readonly at: number;
}

export interface FailureLog {
  note(failure: Omit<Failure, 'at'>): void;
  readonly noted: Observable<Failure>;
  all(): readonly Failure[];
}

type SendReport = (report: Omit<FailureReport, 'ticket'>) => void;

const longestDetail = 300;
const maxFailures = 100;

/** Stores failures, and reports each kind of failure of a piece to the platform once. */
export function createFailureLog(send: SendReport): FailureLog {
  const noted = new Subject<Failure>();
  const reported = new Set<string>();
  const stored: Failure[] = [];

  function report({ module, kind, piece, error }: Failure): void {
    const { name } = module.description;
    const key = [name, module.version, kind, piece].join(' ');
    // Failures of a local build concern only its developer.
    if (module.isLocal || reported.has(key)) return;
    reported.add(key);
    const detail = String(error).slice(0, longestDetail);
    send({ module: name, version: module.version, kind, piece, detail });
  }

  return {
    note(what) {
      const failure = { ...what, at: Date.now() };
      stored.push(failure);
      stored.splice(0, stored.length - maxFailures);
      report(failure);
      noted.next(failure);
    },
    noted,
    all: () => stored,
  };
}

/** The kind of failure that ended the loading of a piece: its files or, if they arrived, its code. */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof LoadTimeout) return 'slow';
  if (error instanceof FileNotLoaded || isFromLoader(error)) return 'load';
  return 'start';
}

/** Webpack's error name for a chunk that did not load; the federation runtime's code for an entry. */
function isFromLoader(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /RUNTIME-008|ScriptNetworkError/.test(error.message);
}

/** A file that did not arrive, or did not match the manifest. */
export class FileNotLoaded extends Error {
  override name = 'FileNotLoaded';
  constructor(url: string) {
    const [, file = url] = /([^/]+?)\.(?:js|css)$/.exec(url) ?? [];
    super(`Loading ${url.endsWith('.css') ? 'CSS chunk' : 'chunk'} ${file} failed`);
  }
}

/** No failure occurred, but the waiting time of the visitor is over. */
export class LoadTimeout extends Error {
  constructor(name: string, afterMs: number) {
    super(`${name} did not load within ${afterMs / 1000} s`);
    this.name = 'TookTooLong';
  }
}
