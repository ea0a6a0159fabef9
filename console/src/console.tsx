import { Toaster } from '@croupier/ui';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { firstPlace } from './frame/places.ts';
import { AccountPage } from './pages/account-page.tsx';
import { AgentContractsPage } from './pages/agent-contracts-page.tsx';
import { AuditPage } from './pages/audit-page.tsx';
import { ModulesPage } from './pages/modules-page.tsx';
import { ChatPage } from './pages/chat-page.tsx';
import { LeaderboardsPage } from './pages/leaderboards-page.tsx';
import { MissionsPage } from './pages/missions-page.tsx';
import { RafflesPage } from './pages/raffles-page.tsx';
import { BonusesPage } from './pages/bonuses-page.tsx';
import { FreeRoundsPage } from './pages/free-rounds-page.tsx';
import { BrandPage } from './pages/brand-page.tsx';
import { CampaignsPage } from './pages/campaigns-page.tsx';
import { ClosuresPage } from './pages/closures-page.tsx';
import { ContentPage } from './pages/content-page.tsx';
import { CorrectionsPage } from './pages/corrections-page.tsx';
import { DepositsPage } from './pages/deposits-page.tsx';
import { DrawsPage } from './pages/draws-page.tsx';
import { LedgerPage } from './pages/ledger-page.tsx';
import { LotteryGamesPage } from './pages/lottery-games-page.tsx';
import { JoinPage } from './pages/join-page.tsx';
import { MembersPage } from './pages/members-page.tsx';
import { ModulePage } from './pages/module-page.tsx';
import { OperatorsPage } from './pages/operators-page.tsx';
import { OutboxPage } from './pages/outbox-page.tsx';
import { ProtectionPage } from './pages/protection-page.tsx';
import { InboxPage } from './pages/inbox-page.tsx';
import { JackpotsPage } from './pages/jackpots-page.tsx';
import { ProvidersPage } from './pages/providers-page.tsx';
import { MemberPointsPage } from './pages/member-points-page.tsx';
import { PointsPage } from './pages/points-page.tsx';
import { RebatesPage } from './pages/rebates-page.tsx';
import { ReferralsPage } from './pages/referrals-page.tsx';
import { AgentsPage } from './pages/agents-page.tsx';
import { TurnoverRebatesPage } from './pages/turnover-rebates-page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { SupportPage } from './pages/support-page.tsx';
import { TeamsPage } from './pages/teams-page.tsx';
import { WithdrawalsPage } from './pages/withdrawals-page.tsx';
import type { OperatorSession } from './session/operator-session.ts';
import { SessionScope } from './session/session-scope.tsx';
import { StepUp } from './session/step-up.tsx';
import { SwitchedDialog } from './session/switched-dialog.tsx';
import { useOperator } from './session/use-operator.ts';

interface ConsoleProps {
  readonly session: OperatorSession;
  /** Loads the page again, for the operator who is signed in now. */
  readonly onReload?: () => void;
}

const reloadPage = () => location.reload();

/**
 * The operators' console: the sign-in, and after it the pages, such as the board, the audit trail and the
 * ledger.
 */
export function Console({ session, onReload = reloadPage }: ConsoleProps) {
  return (
    <SessionScope session={session}>
      <StepUp>
        <Pages />
      </StepUp>
      <SwitchedDialog onReload={onReload} />
      <Toaster />
    </SessionScope>
  );
}

function Pages() {
  const operator = useOperator();
  const { pathname } = useLocation();
  if (pathname === '/join') return <JoinPage />;
  if (!operator) return <SignInPage />;
  return (
    <Frame operator={operator}>
      <Routes>
        <Route path="/modules/:brand?" element={<ModulesPage />} />
        <Route path="/modules/:brand/:module" element={<ModulePage />} />
        <Route path="/brands/:brand?/:section?" element={<BrandPage />} />
        <Route path="/content/:brand?/:kind?" element={<ContentPage />} />
        <Route path="/members/:brand?/:account?/:part?" element={<MembersPage />} />
        <Route path="/protection/:brand?/:account?" element={<ProtectionPage />} />
        <Route path="/withdrawals/:queue?" element={<WithdrawalsPage />} />
        <Route path="/deposits/:queue?" element={<DepositsPage />} />
        <Route path="/corrections/:queue?" element={<CorrectionsPage />} />
        <Route path="/bonuses/:brand?/:account?" element={<BonusesPage />} />
        <Route path="/campaigns/:brand?/:tab?" element={<CampaignsPage />} />
        <Route path="/support/:brand?/:roomId?" element={<SupportPage />} />
        <Route path="/inbox" element={<InboxPage />} />
        <Route path="/missions" element={<MissionsPage />} />
        <Route path="/leaderboards" element={<LeaderboardsPage />} />
        <Route path="/raffles" element={<RafflesPage />} />
        <Route path="/chat" element={<ChatPage />} />
        <Route path="/free-rounds" element={<FreeRoundsPage />} />
        <Route path="/teams" element={<TeamsPage />} />
        <Route path="/draws/:queue?" element={<DrawsPage />} />
        <Route path="/lottery/:gameId?" element={<LotteryGamesPage />} />
        <Route path="/rebates" element={<RebatesPage />} />
        <Route path="/closures" element={<ClosuresPage />} />
        <Route path="/referrals" element={<ReferralsPage />} />
        <Route path="/points/:brand?/:part?" element={<PointsPage />} />
        <Route path="/member-points/:brand?/:account?" element={<MemberPointsPage />} />
        <Route path="/agents" element={<AgentsPage />} />
        <Route path="/turnover-rebates" element={<TurnoverRebatesPage />} />
        <Route path="/agent-contracts/:part?" element={<AgentContractsPage />} />
        <Route path="/providers/:part?" element={<ProvidersPage />} />
        <Route path="/jackpots" element={<JackpotsPage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/ledger" element={<LedgerPage />} />
        <Route path="/outbox" element={<OutboxPage />} />
        <Route path="/operators" element={<OperatorsPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="*" element={<Navigate to={firstPlace(operator)} replace />} />
      </Routes>
    </Frame>
  );
}
