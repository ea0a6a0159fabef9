import { useTexts } from '@croupier/i18n';

/** The audit trail stores values such as `on, newest, 10% 1.2.0`; any other value is shown unchanged. */
export function usePlacementText(): (stored: string) => string {
  const { t } = useTexts('console');
  return (stored) => {
    const [, state, version, canary] = /^(on|off), ([^,]+)(?:, (.+))?$/.exec(stored) ?? [];
    if (!state || !version) return stored;
    const words = [
      t(`board.${state}`),
      version === 'newest' ? t('board.newestNone') : version,
      ...(canary ? [canary] : []),
    ];
    return words.join(' · ');
  };
}
