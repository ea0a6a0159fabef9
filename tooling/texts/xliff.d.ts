/** What the tools use of the package, which ships no types. */
declare module 'xliff' {
  interface Xliff {
    /** By file (a folder of texts) and unit (a key); a target with markup is not a string. */
    readonly resources: Readonly<
      Record<
        string,
        Readonly<Record<string, { readonly source: unknown; readonly target: unknown }>>
      >
    >;
    readonly sourceLanguage: string;
    readonly targetLanguage?: string;
  }

  export function jsToXliff12(texts: Xliff, options: { indent: string }): Promise<string>;
  /** `resources` is missing from a file of another format. */
  export function xliff12ToJs(text: string): Promise<Partial<Xliff>>;
}
