import type { Visitor } from '../../http/visitor.ts';
import type { Closure, Language, Localized, SystemStatus } from '@croupier/contracts';
import { fail, type Failed } from '../../outcome.ts';
import type { Brand } from './brand.ts';

/** Why the brand is closed to this visitor; `null` if it is open. */
export function closureFor(brand: Brand, visitor: Visitor): Closure | null {
  const { isOn, title, text, endsAt } = brand.settings.maintenance;
  if (isOn) return { kind: 'maintenance', title: saidIn(title), text: saidIn(text), endsAt };
  return brand.admits(visitor) ? null : { kind: 'region', ip: visitor.ip };
}

export function statusOf(closure: Closure | null): SystemStatus['status'] {
  if (closure === null) return 0;
  return closure.kind === 'maintenance' ? 1 : 2;
}

/** The answer of every call that is refused during the closure. */
export function refusalOf(
  closure: Closure,
  now: Date,
): Failed<'maintenance' | 'region-restricted'> {
  if (closure.kind === 'region')
    return fail('region-restricted', {
      detail: 'This site is not offered where you are. Contact customer service if that is wrong.',
    });
  return fail('maintenance', {
    detail: 'The site is under maintenance. Try again later.',
    retryAfter: retryAfterS(closure.endsAt, now),
  });
}

const usualWaitS = 120;

/** Seconds after which a client should retry: until the expected end, within bounds. */
export function retryAfterS(endsAt: string | null, now: Date): number {
  if (endsAt === null) return usualWaitS;
  const untilEndS = Math.ceil((new Date(endsAt).getTime() - now.getTime()) / 1_000);
  return Math.min(Math.max(untilEndS, 30), 3_600);
}

/** Only the languages in which operators wrote a text. */
function saidIn(words: Localized): Partial<Record<Language, string>> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}
