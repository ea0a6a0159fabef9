import { isShellWindow } from '@croupier/contracts';
import type { ReactNode } from 'react';
import { isSignInForm } from '../sign-in/is-sign-in-form.ts';
import { SignInWindow } from '../sign-in/sign-in-window.tsx';
import { ModuleWindow } from './module-window.tsx';
import { OwnWindow, type OwnWindowName } from './own-window.tsx';
import type { AskedWindow } from './window-address.ts';

interface WindowsProps {
  /** The lowest first. */
  readonly windows: readonly AskedWindow[];
  readonly onClose: () => void;
}

/** Stacked windows: the browser gives keyboard input to the one that opened last. */
export function Windows({ windows, onClose }: WindowsProps): ReactNode {
  const [lowest, ...upper] = windows;
  if (!lowest) return null;
  const { name, page } = lowest;
  const above = <Windows windows={upper} onClose={onClose} />;
  if (isSignInForm(name))
    return <SignInWindow key="sign-in" form={name} onClose={onClose} above={above} />;
  const props = { page, onClose, above };
  if (isOwnWindow(name)) return <OwnWindow key={name} name={name} {...props} />;
  return <ModuleWindow key={name} name={name} {...props} />;
}

const isOwnWindow = (name: string): name is OwnWindowName =>
  isShellWindow(name) && !isSignInForm(name);
