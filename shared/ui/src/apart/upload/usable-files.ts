export interface FileRules {
  /** Media types, as `image/png`. */
  readonly accept: readonly string[];
  readonly bytesAtMost: number;
  /** How many more are wanted. */
  readonly room: number;
}

/** Why a set of files is not taken. */
export type FileError = 'kind' | 'size' | 'number';

/** What is wrong with files that were chosen, the first reason that holds; `null` if all can be taken. */
export function fileError(files: readonly File[], rules: FileRules): FileError | null {
  if (files.length > rules.room) return 'number';
  if (files.some(({ type }) => !rules.accept.includes(type))) return 'kind';
  return files.some(({ size }) => size > rules.bytesAtMost) ? 'size' : null;
}
