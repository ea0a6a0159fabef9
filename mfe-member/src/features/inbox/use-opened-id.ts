import type { InboxMessageId } from '@croupier/contracts';
import { useLocation, useSearchParams } from 'react-router-dom';

const parameter = 'message';

/** The opened message is in the address, so that a link can open it. */
export function useOpenedId(): readonly [
  InboxMessageId | null,
  (id: InboxMessageId | null) => void,
] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();

  function open(id: InboxMessageId | null): void {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(parameter);
    else next.set(parameter, id);
    // The history entry and its state stay: closing the centre returns to the page below.
    setSearch(next, { replace: true, state });
  }

  return [messageIdIn(search.get(parameter)), open];
}

const form = /^mmg_[0-9a-zA-Z]{8,40}$/;
const isMessageId = (text: string): text is InboxMessageId => form.test(text);

function messageIdIn(text: string | null): InboxMessageId | null {
  return text !== null && isMessageId(text) ? text : null;
}
