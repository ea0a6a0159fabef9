/** Who may open a window of the shell: all visitors, only visitors who are not signed in, or only members. */
export type WindowAudience = 'everybody' | 'visitors' | 'members';

/**
 * The shell's own windows (specification §2), by their names in addresses (`?centre=`, and `over=` above
 * another) and in the topic `overlay.requested`. Modules add theirs as `overlays` of their descriptions: the
 * centres, and a provider's games.
 */
export const shellWindows = {
  login: 'visitors',
  register: 'visitors',
  forgot: 'visitors',
  'change-password': 'members',
  'after-login': 'members',
  /** `page` is the notice's id; without it the latest notice. */
  notice: 'everybody',
  support: 'everybody',
  /** What a player says about the site, with pictures. */
  feedback: 'members',
  /** The last played games; a visitor sees an empty state. */
  history: 'everybody',
  /** `page` is the topic's slug; without it all topics. */
  help: 'everybody',
} as const satisfies Readonly<Record<string, WindowAudience>>;

export type ShellWindow = keyof typeof shellWindows;

export function isShellWindow(name: string): name is ShellWindow {
  return Object.hasOwn(shellWindows, name);
}
