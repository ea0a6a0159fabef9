import type { SiteModule } from '@croupier/contracts';
import type { Remote } from '@croupier/ui';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { surface } from '../surface/surface.ts';
import { integrityOf } from './checked-files.ts';
import { fileOf, loadFile, refresh, script } from './files.ts';
import { createOnce, type Attempt } from './once.ts';

/** Package → version, set by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: object | undefined;
}

/** Longer than the remote store's timeout, which decides when to give up. */
const scriptTimeoutMs = 130_000;

export interface Federation {
  /** The remote of a module, loaded once. After a failure, `again` loads everything again. */
  load(module: SiteModule, attempt: Attempt): Promise<Remote>;
}

/** The page's federation runtime: it provides the declared surface and registers each module on first use. */
export function createFederation(): Federation {
  // Remotes are built without their own runtime and use this one.
  globalThis._FEDERATION_BUNDLER_RUNTIME = bundlerRuntime;
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedPackages(),
    shareStrategy: 'loaded-first',
    plugins: [checkedEntries],
  });
  const once = createOnce<Remote>();

  async function loadRemote(module: SiteModule, attempt: Attempt): Promise<Remote> {
    const entry = fileOf(module, module.entry);
    // The runtime uses a loaded entry, and would request the entry several steps later than this code.
    if (attempt === 'first') await loadFile(entry, { attempt, priority: 'high' });
    else {
      await refresh(entry);
      // The runtime would wait for the script tag of a hanging request.
      [...document.scripts].find(({ src }) => src === entry.url)?.remove();
    }
    // Registering again clears the remains of a failed attempt.
    host.registerRemotes([registrationOf(module)], { force: attempt === 'again' });
    const loaded = await host.loadRemote<{ remote: Remote }>(`${module.global}/remote`);
    if (!loaded?.remote) throw new Error(`${module.description.name} exposes no remote`);
    return loaded.remote;
  }

  return {
    load: (module, attempt) => once(module.global, attempt, () => loadRemote(module, attempt)),
  };
}

const registrationOf = (module: SiteModule) => ({
  name: module.global,
  entry: fileOf(module, module.entry).url,
  entryGlobalName: module.global,
  type: 'global' as const,
});

function sharedPackages() {
  return Object.fromEntries(
    Object.entries(surface).map(([name, exports]) => {
      const version = SHARED_VERSIONS[name] ?? '0.0.0';
      return [
        name,
        {
          version,
          lib: () => exports,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ];
    }),
  );
}

/** Adds the integrity of its release to the script of a remote's entry. */
const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  createScript: ({ url }) => ({
    script: script({ url, integrity: integrityOf(url) }),
    timeout: scriptTimeoutMs,
  }),
};
