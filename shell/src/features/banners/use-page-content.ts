import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type BannerGroup, type PageContent } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useState } from 'react';
import { useShell } from '../../shell-scope.tsx';

interface FoundContent {
  readonly content: PageContent | null;
  readonly isPending: boolean;
}

/** Banners and titles of a group: those that were delivered with the page, until they are invalidated. */
export function usePageContent(group: BannerGroup): FoundContent {
  const { site } = useShell();
  const { language } = useTexts('shell');
  const invalidate = useInvalidate();
  const [isOld, setOld] = useState(false);
  const inPage = site.content;
  const isHere = inPage?.group === group && inPage.language === language;
  const answer = useCallQuery(
    calls.pageContent,
    { group, language },
    { enabled: !isHere || isOld },
  );
  useEvent('site.changed', () => setOld(true));
  useEvent('notice.published', () => {
    setOld(true);
    invalidate(calls.pageContent);
    invalidate(calls.announcements);
  });
  const content = answer.data ?? (isHere ? inPage : null);
  return { content, isPending: !content && answer.isPending };
}
