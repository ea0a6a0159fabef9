import { useTexts } from '@croupier/i18n';

/** The audit trail stores values such as `on, newest, 10% 1.2.0`; any other value is shown unchanged. */
export function usePlacedWords(): (kept: string) => string {
  const { t } = useTexts('console');
  return (kept) => {
    const [, state, version, canary] = /^(on|off), ([^,]+)(?:, (.+))?$/.exec(kept) ?? [];
    if (!state || !version) return kept;
    const words = [
      t(`board.${state}`),
      version === 'newest' ? t('board.newestNone') : version,
      ...(canary ? [canary] : []),
    ];
    return words.join(' · ');
  };
}
