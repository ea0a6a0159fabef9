import type { OperatorInfo } from '@croupier/contracts';
import { renderInHost, type Answers } from '@croupier/ui/testing';
import { Console } from '../console.tsx';
import { createOperatorSession, type OperatorSession } from '../session/operator-session.ts';
import { consoleTexts } from '../texts/console-texts.ts';
import { anOperator } from './makers.ts';

interface Options {
  readonly path?: string;
  readonly operator?: OperatorInfo | null;
  readonly answers?: Answers;
  readonly session?: OperatorSession;
  readonly onReload?: () => void;
}

/** Renders the console at an address, signed in as an operator or signed out. */
export function renderConsole({
  path = '/modules',
  operator = anOperator(),
  answers = {},
  session = createOperatorSession(),
  onReload,
}: Options) {
  if (operator) session.signedIn(operator);
  return renderInHost(<Console session={session} {...(onReload && { onReload })} />, {
    path,
    answers,
    site: null,
    texts: { console: consoleTexts },
  });
}
