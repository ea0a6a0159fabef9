export interface FileRules {
  /** Media types, such as `image/png`. */
  readonly accept: readonly string[];
  readonly bytesAtMost: number;
  /** How many more files fit. */
  readonly room: number;
}

/** Why files are refused. */
export type FileError = 'kind' | 'size' | 'number';

/** The first error of the chosen files; `null` if all files can be accepted. */
export function fileError(files: readonly File[], rules: FileRules): FileError | null {
  if (files.length > rules.room) return 'number';
  if (files.some(({ type }) => !rules.accept.includes(type))) return 'kind';
  return files.some(({ size }) => size > rules.bytesAtMost) ? 'size' : null;
}
