import type { ShellWindow } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import type { ComponentType, ReactNode } from 'react';
import { loadGreeting, loadNoticeDialog } from '../features/notices/load-news.ts';
import { loadChat } from '../features/support/load-support.ts';
import { loadHelpDialog } from '../help/load-help.ts';
import { loadChangePassword } from '../sign-in/load-sign-in.ts';
import type { SignInForm } from '../sign-in/use-sign-in.ts';
import { WindowHost } from './window-host.tsx';

export interface OwnWindowProps {
  readonly page: string | undefined;
  readonly onClose: () => void;
}

type Loads = () => Promise<ComponentType<OwnWindowProps>>;

export type OwnWindowName = Exclude<ShellWindow, SignInForm>;

/** Where the code of each window is; the forms of the sign-in are one window. */
const loads: Readonly<Record<OwnWindowName, Loads>> = {
  'change-password': async () => (await loadChangePassword()).ChangePasswordWindow,
  'after-login': async () => (await loadGreeting()).AfterLogin,
  notice: async () => (await loadNoticeDialog()).NoticeDialog,
  support: async () => (await loadChat()).ChatRoom,
  help: async () => (await loadHelpDialog()).HelpDialog,
};

export function OwnWindow({
  name,
  above,
  ...props
}: OwnWindowProps & { name: OwnWindowName; above: ReactNode }) {
  const { t } = useTexts('shell');
  return (
    <WindowHost
      load={loads[name]}
      title={t(`windows.${name}`)}
      onClose={props.onClose}
      above={above}
    >
      {(Window) => <Window {...props} />}
    </WindowHost>
  );
}
