import { useLocation, useNavigate } from 'react-router-dom';
import { supportOverlay } from '../features/support/support-address.ts';
import { OwnWindow } from '../windows/own-window.tsx';
import { isOpenedHere } from '../windows/opened-here.ts';
import { windowsIn } from '../windows/window-address.ts';

/** The one window that a closed site has: the conversation with the desk, where the address names it. */
export function ClosedSupport() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  if (!windowsIn(search).some(({ name }) => name === supportOverlay)) return null;

  function close(): void {
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(pathname, { replace: true });
  }

  return <OwnWindow name="support" page={undefined} above={null} onClose={close} />;
}
