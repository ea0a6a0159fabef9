import { useSession, useShell } from '../../shell-scope.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatRoom } from './chat-room.tsx';
import { VisitorForm } from './visitor-form.tsx';
import { VisitorRoom } from './visitor-room.tsx';

/** The support chat: a member's own, or that of the visitor who uses this browser. */
export function Chat() {
  return useIsMember() ? <ChatRoom /> : <VisitorRoom />;
}

export function ChatFoot() {
  return useIsMember() ? <ChatForm /> : <VisitorForm />;
}

/** While the site is closed there are no sessions: everyone writes as a visitor. */
function useIsMember(): boolean {
  const { site } = useShell();
  const session = useSession();
  return session !== null && !site.closure;
}
