import type { NonceTables } from '../http/nonces.ts';
import type { JobTables } from '../jobs/index.ts';
import type { BrandsTables } from '../modules/brands/index.ts';
import type { ContentTables } from '../modules/content/index.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import type { CashierTables } from '../modules/cashier/index.ts';
import type { GamesTables } from '../modules/games/index.ts';
import type { JackpotTables } from '../modules/jackpot/index.ts';
import type { IdentityTables } from '../modules/identity/index.ts';
import type { LedgerTables } from '../modules/ledger/index.ts';
import type { BonusesTables } from '../modules/bonuses/index.ts';
import type { FreeRoundsTables } from '../modules/free-rounds/index.ts';
import type { LiveTables } from '../modules/live/index.ts';
import type { LotteryTables } from '../modules/lottery/index.ts';
import type { CorrectionsTables } from '../modules/members/index.ts';
import type { MessagesTables } from '../modules/messages/index.ts';
import type { AuditTables, OperatorsTables } from '../modules/operators/index.ts';
import type { PromotionsTables } from '../modules/promotions/index.ts';
import type { ProtectionTables } from '../modules/protection/index.ts';
import type { ProvidersTables } from '../modules/providers/index.ts';
import type { PushTables } from '../modules/push/index.ts';
import type {
  FailureTables,
  RegistryTables,
  ShellTables,
  CanaryTables,
  ServingTables,
} from '../modules/registry/index.ts';
import type { ReportsTables } from '../modules/reports/index.ts';
import type { SealingTables } from '../modules/sealing/index.ts';
import type { VerificationTables } from '../modules/verification/index.ts';
import type { SiteTables } from '../modules/site/index.ts';
import type { SupportTables } from '../modules/support/index.ts';
import type { TransfersTables } from '../modules/transfers/index.ts';
import type { TeamsTables } from '../modules/teams/index.ts';

/** Every table of the platform; each module declares its own tables in its store. */
export interface Tables
  extends
    JobTables,
    LedgerTables,
    BonusesTables,
    FreeRoundsTables,
    LiveTables,
    NonceTables,
    PromotionsTables,
    ProtectionTables,
    ProvidersTables,
    CashierTables,
    ContentTables,
    DocumentTables,
    CorrectionsTables,
    BrandsTables,
    GamesTables,
    IdentityTables,
    JackpotTables,
    LotteryTables,
    MessagesTables,
    OperatorsTables,
    AuditTables,
    PushTables,
    RegistryTables,
    ReportsTables,
    FailureTables,
    ServingTables,
    CanaryTables,
    ShellTables,
    TeamsTables,
    SiteTables,
    SupportTables,
    VerificationTables,
    TransfersTables,
    SealingTables {}
