import { differences } from '@croupier/contracts';

/** What an audit record shows of a change: the values that differ, before and after. */
export function changeOf(
  before: unknown,
  after: unknown,
): { readonly before: string; readonly after: string } {
  const changed = differences(before, after);
  return {
    before: changed.map((one) => `${one.path}: ${shown(one.before)}`).join('\n'),
    after: changed.map((one) => `${one.path}: ${shown(one.after)}`).join('\n'),
  };
}

const longestShown = 2_000;

function shown(text: string): string {
  if (text === '') return '—';
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
