import { heardParameter, livePath } from '@croupier/contracts';

/** Opens the platform's live stream, starting after the last received id. */
export function openEvents(platform: string, heard: string | null): EventSource {
  const from = heard === null ? '' : `?${heardParameter}=${encodeURIComponent(heard)}`;
  return new EventSource(`${platform}${livePath}${from}`, { withCredentials: true });
}
