import type { GameFamily } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge } from '@croupier/ui';
import { factsOf } from './facts.ts';

interface FactBadgesProps {
  readonly family: GameFamily;
  readonly result: readonly number[];
}

/** The properties of a result, each as a word. */
export function FactBadges({ family, result }: FactBadgesProps) {
  const { t, formats } = useTexts('mfe-lottery');
  return factsOf(family, result).map(({ key, value }) => (
    <Badge key={key} tone={value === undefined ? 'neutral' : 'accent'}>
      {t(`facts.${key}`, value === undefined ? {} : { sum: formats.number(value) })}
    </Badge>
  ));
}
