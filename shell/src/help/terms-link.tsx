import { Dialog, Retry, Skeleton } from '@croupier/ui';
import { useTexts } from '@croupier/i18n';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useLoaded } from '../use-loaded.ts';
import { loadTerms } from './load-help.ts';

/** Leads to the terms on the help page; a plain press shows them over what is open, which loses nothing. */
export function TermsLink({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link to="/help#term" onClick={open}>
        {children}
      </Link>
      {isOpen && <TermsHost onClose={() => setOpen(false)} />}
    </>
  );
}

function TermsHost({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('shell');
  const loaded = useLoaded(loadTerms, true);
  if (loaded.state === 'ready') return <loaded.value.TermsDialog onClose={onClose} />;
  return (
    <Dialog isOpen size="l" title={t('help.title')} onClose={onClose}>
      {loaded.state === 'failed' ? (
        <Retry error={loaded.error} again={loaded.again} />
      ) : (
        <Skeleton height={44} lines={8} />
      )}
    </Dialog>
  );
}
