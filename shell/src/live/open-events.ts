import { heardParameter, livePath } from '@croupier/contracts';

/** Opens the live stream of a platform, from the last id that was heard on. */
export function openEvents(platform: string, heard: string | null): EventSource {
  const from = heard === null ? '' : `?${heardParameter}=${encodeURIComponent(heard)}`;
  return new EventSource(`${platform}${livePath}${from}`, { withCredentials: true });
}
