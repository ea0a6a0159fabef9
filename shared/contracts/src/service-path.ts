/**
 * Customer service addresses are sent obfuscated, as specified: the last eight characters are the key for the
 * rest. The text contains its key: this keeps crawlers from collecting the addresses, but is no secrecy.
 * `base64url(iv ‖ AES-256-GCM(address))` and then the key; the cipher's key is the SHA-256 of the eight
 * characters.
 */
export async function scrambleServicePath(url: string, random: Uint8Array): Promise<string> {
  const key = toBase64Url(random.slice(0, 6));
  const iv = random.slice(6, 6 + ivBytes);
  const text = new TextEncoder().encode(url);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cipherKey(key), text);
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)])) + key;
}

/** Random bytes for `scrambleServicePath`: six for the key, the rest for the initialization vector. */
export const servicePathRandomBytes = 18;

/** The address in an obfuscated path; `null` for an invalid text. */
export async function readServicePath(path: string): Promise<string | null> {
  const bytes = fromBase64Url(path.slice(0, -keyLength));
  if (bytes === null || bytes.length <= ivBytes) return null;
  const key = await cipherKey(path.slice(-keyLength));
  const iv = bytes.slice(0, ivBytes);
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(ivBytes));
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

const keyLength = 8;
const ivBytes = 12;

async function cipherKey(key: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
