import type { AuditEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/**
 * The reason in the operator's own words. If the registry ended a trial, the note contains two numbers, which
 * are put into words.
 */
export function useNoteText(): (entry: Pick<AuditEntry, 'action' | 'note'>) => string {
  const { t, formats } = useTexts('console');
  return ({ action, note }) => {
    const [, reporting, served] = /^(\d+)\/(\d+)$/.exec(note) ?? [];
    if (action !== 'module.withdrawn' || !reporting || !served) return note;
    return t('audit.reportedOnTrial', {
      reporting: formats.number(Number(reporting)),
      served: formats.number(Number(served)),
    });
  };
}
