/** Why the embedded database cannot be used here; the message is one clear line. */
export class EmbeddedRefused extends Error {
  override name = 'EmbeddedRefused';
}

export function refuse(message: string, cause?: unknown): never {
  throw new EmbeddedRefused(message, { cause });
}
