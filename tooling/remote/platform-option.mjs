import { Refusal } from '../start/refusal.mjs';

/** `--platform`, the one option that names a platform, for `parseArgs`. */
export const platformOption = /** @type {const} */ ({
  platform: { type: 'string', default: 'http://localhost:4000' },
  // Its former name in releases: refused by name, not as an unknown option.
  to: { type: 'string' },
});

/**
 * The origin that the options name.
 * @param {{ platform: string, to?: string | undefined }} options
 */
export function platformOrigin({ platform, to }) {
  if (to !== undefined)
    throw new Refusal(`--to is no option: name the platform with --platform ${to}`);
  if (!URL.canParse(platform))
    throw new Refusal(`--platform must be an origin, as http://localhost:4000`);
  return new URL(platform).origin;
}
