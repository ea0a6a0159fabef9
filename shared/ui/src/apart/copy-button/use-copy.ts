import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';

/**
 * Copies a text and announces the result; resolves to whether the browser allowed the copy. Never rejects.
 */
export function useCopy(): (text: string, what: string) => Promise<boolean> {
  const { t } = useTexts('ui');
  const toast = useToast();
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'positive', text: t('copy.done', { what }) });
      return true;
    } catch {
      toast({ tone: 'warning', text: t('copy.refused') });
      return false;
    }
  };
}
