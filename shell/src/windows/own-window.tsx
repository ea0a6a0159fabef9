import type { ShellWindow } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { loadGreeting, loadNotices } from '../features/notices/load-news.ts';
import { loadChat, loadFeedback, loadHistory } from '../features/support/load-support.ts';
import { termsTopic, loadHelpTopic } from '../help/help-host.tsx';
import { loadChangePassword } from '../sign-in/load-sign-in.ts';
import type { SignInForm } from '../sign-in/use-sign-in.ts';
import { WindowHost } from './window-host.tsx';

export interface OwnWindowProps {
  readonly page: string | undefined;
  readonly onClose: () => void;
}

interface WindowCode {
  readonly Body: ComponentType<OwnWindowProps>;
  readonly Foot?: ComponentType<OwnWindowProps>;
}

interface WindowKind {
  readonly size: ComponentProps<typeof WindowHost>['size'];
  readonly load: () => Promise<WindowCode>;
}

export type OwnWindowName = Exclude<ShellWindow, SignInForm>;

/** The code of each window; the sign-in forms share one window. */
const windows: Readonly<Record<OwnWindowName, WindowKind>> = {
  'change-password': {
    size: 's',
    load: async () => ({ Body: (await loadChangePassword()).ChangePassword }),
  },
  'after-login': {
    size: 'm',
    load: async () => {
      const { AfterLogin, AfterLoginFoot } = await loadGreeting();
      return { Body: AfterLogin, Foot: AfterLoginFoot };
    },
  },
  notice: { size: 'm', load: async () => ({ Body: (await loadNotices()).Notices }) },
  support: {
    size: 'm',
    load: async () => {
      const { Chat, ChatFoot } = await loadChat();
      return { Body: Chat, Foot: ChatFoot };
    },
  },
  feedback: { size: 'm', load: async () => ({ Body: (await loadFeedback()).FeedbackForm }) },
  history: { size: 'side', load: async () => ({ Body: (await loadHistory()).History }) },
  help: {
    size: 'l',
    load: async () => {
      const { HelpTopic, HelpTopicFoot } = await loadHelpTopic();
      return { Body: HelpTopic, Foot: HelpTopicFoot };
    },
  },
};

export function OwnWindow({
  name,
  above,
  ...props
}: OwnWindowProps & { name: OwnWindowName; above: ReactNode }) {
  const { t } = useTexts('shell');
  const isTerms = name === 'help' && props.page === termsTopic;
  return (
    <WindowHost
      {...windows[name]}
      title={t(isTerms ? 'help.terms' : `windows.${name}`)}
      onClose={props.onClose}
      above={above}
      footer={({ Foot }) => Foot && <Foot {...props} />}
    >
      {({ Body }) => <Body {...props} />}
    </WindowHost>
  );
}
