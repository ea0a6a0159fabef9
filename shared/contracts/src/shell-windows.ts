/** Who may open a window of the shell: everybody, who is not signed in, or members alone. */
export type WindowAudience = 'everybody' | 'visitors' | 'members';

/**
 * The shell's own windows (specification §2), by the names that an address (`?centre=`, and `over=` above
 * another) and the topic `overlay.requested` know them by. Modules add theirs as `overlays` of their
 * descriptions: the centres, and the games of a provider.
 */
export const shellWindows = {
  login: 'visitors',
  register: 'visitors',
  forgot: 'visitors',
  'change-password': 'members',
  'after-login': 'members',
  /** `page` is the notice's id; the latest one without. */
  notice: 'everybody',
  support: 'everybody',
  /** What a player says about the site, with pictures. */
  feedback: 'members',
  /** The games played last; a visitor is told that there will be some. */
  history: 'everybody',
  /** `page` is the topic's slug; all topics without. */
  help: 'everybody',
} as const satisfies Readonly<Record<string, WindowAudience>>;

export type ShellWindow = keyof typeof shellWindows;

export function isShellWindow(name: string): name is ShellWindow {
  return Object.hasOwn(shellWindows, name);
}
