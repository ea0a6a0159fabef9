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

/** Longer than the bound of the remote store, which decides when to give up. */
const scriptTimeoutMs = 130_000;

export interface Federation {
  /** The remote behind a module, loaded once. After a failure `again` starts from nothing. */
  load(module: SiteModule, attempt: Attempt): Promise<Remote>;
}

/** The federation runtime of the page: it provides the stated surface and registers each module when it is wanted. */
export function createFederation(): Federation {
  // Remotes are built without a runtime of their own and take this one.
  globalThis._FEDERATION_BUNDLER_RUNTIME = bundlerRuntime;
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedPackages(),
    shareStrategy: 'loaded-first',
    plugins: [checkedEntries],
  });
  const once = createOnce<Remote>();

  async function bring(module: SiteModule, attempt: Attempt): Promise<Remote> {
    const entry = fileOf(module, module.entry);
    // The runtime takes an entry that is there, and would ask for it some steps later than this.
    if (attempt === 'first') await loadFile(entry, { attempt, priority: 'high' });
    else {
      await refresh(entry);
      // The runtime would wait for the tag of a request that hangs.
      [...document.scripts].find(({ src }) => src === entry.url)?.remove();
    }
    // Registering anew forgets what a failed attempt has left.
    host.registerRemotes([registrationOf(module)], { force: attempt === 'again' });
    const loaded = await host.loadRemote<{ remote: Remote }>(`${module.global}/remote`);
    if (!loaded?.remote) throw new Error(`${module.description.name} exposes no remote`);
    return loaded.remote;
  }

  return {
    load: (module, attempt) => once(module.global, attempt, () => bring(module, attempt)),
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

/** Gives the script of a remote's entry the integrity of its release. */
const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  createScript: ({ url }) => ({
    script: script({ url, integrity: integrityOf(url) }),
    timeout: scriptTimeoutMs,
  }),
};
