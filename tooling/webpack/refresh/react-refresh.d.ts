/** What the tools use of the package, which ships no types. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: object): void;
  export function performReactRefresh(): void;
  export function register(type: unknown, name: string): void;
  /** Marks a component's hooks; the transform calls what it returns. */
  export function createSignatureFunctionForTransform(): (type: unknown) => unknown;
}

/** The one runtime of a page in development (`hook.mjs`), which transformed files call. */
// oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
declare var croupierRefresh: {
  register(type: unknown, name: string): void;
  sign(): (type: unknown) => unknown;
  showTexts(namespace: string, language: string, texts: object): void;
  perform(): void;
};
