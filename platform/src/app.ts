import type { FastifyInstance } from 'fastify';
import type { Core, Job } from './core.ts';
import { named } from './http/named-plugin.ts';
import { healthEndpoint } from './http/health.ts';
import { createLimits } from './http/limits.ts';
import { serveRoutes, type RegistrarDependencies } from './http/registrar.ts';
import { createRequestSessions, type RequestSessions } from './http/request-sessions.ts';
import type { Route } from './http/routes.ts';
import { createServer } from './http/server.ts';
import { visitorOf } from './http/visitor.ts';
import {
  agentsEndpoints,
  agentsRoutes,
  createAgents,
  incomeEndpoints,
} from './modules/agents/index.ts';
import {
  agentLinksEndpoints,
  agentLinksJobs,
  agentLinksRoutes,
  createAgentLinks,
  type AgentLinks,
} from './modules/agent-links/index.ts';
import { agentTransfersRoutes, createAgentTransfers } from './modules/agent-transfers/index.ts';
import {
  agentContractsEndpoints,
  agentContractsJobs,
  agentContractsRoutes,
  createAgentContracts,
} from './modules/agent-contracts/index.ts';
import {
  agentPayoutsEndpoints,
  agentPayoutsJobs,
  agentPayoutsRoutes,
  createAgentPayouts,
} from './modules/agent-payouts/index.ts';
import { brandsRoutes, createBrands } from './modules/brands/index.ts';
import { campaignsJobs, campaignsRoutes, createCampaigns } from './modules/campaigns/index.ts';
import {
  cashierEndpoints,
  cashierJobs,
  cashierRoutes,
  createCashier,
  paymentProvider,
  proofEndpoints,
  withdrawalAccounts,
} from './modules/cashier/index.ts';
import { contentJobs, contentRoutes, createContent } from './modules/content/index.ts';
import { demoPlayJob } from './demo/demo-play.ts';
import { demoJobs } from './demo/free-rounds.ts';
import { createFreeRoundsAdmin, freeRoundsRoutes } from './modules/free-rounds/index.ts';
import { bonusesJobs, bonusesRoutes, createBonuses } from './modules/bonuses/index.ts';
import {
  createGames,
  gamesEndpoints,
  gamesRoutes,
  winsWithAccounts,
} from './modules/games/index.ts';
import {
  createIdentity,
  identityEndpoints,
  identityJobs,
  identityRoutes,
} from './modules/identity/index.ts';
import { createInbox, inboxEndpoints, inboxJobs, inboxRoutes } from './modules/inbox/index.ts';
import {
  createJackpots,
  jackpotAccounts,
  jackpotJobs,
  jackpotRoutes,
} from './modules/jackpot/index.ts';
import {
  createLedger,
  createReconciliation,
  holdAccounts,
  ledgerJobs,
  ledgerRoutes,
} from './modules/ledger/index.ts';
import { createLive, liveEndpoints, liveJobs } from './modules/live/index.ts';
import {
  chaseAccounts,
  createLottery,
  instantVendor,
  drawAccounts,
  lotteryJobs,
  lotteryRoutes,
} from './modules/lottery/index.ts';
import { createMembers, membersRoutes } from './modules/members/index.ts';
import { createMessages, messagesJobs, messagesRoutes } from './modules/messages/index.ts';
import { auditJobs, auditRoutes, createAudit } from './modules/audit/index.ts';
import { createOperators, operatorsRoutes } from './modules/operators/index.ts';
import { createPoints, pointsJobs, pointsRoutes } from './modules/points/index.ts';
import { createPromotions, promotionsRoutes } from './modules/promotions/index.ts';
import {
  createProtection,
  createProtectionAdmin,
  protectionJobs,
  protectionRoutes,
} from './modules/protection/index.ts';
import {
  createProviders,
  providersJobs,
  providersRoutes,
  roundAccounts,
  walletEndpoints,
} from './modules/providers/index.ts';
import { createPush, pushJobs, pushRoutes } from './modules/push/index.ts';
import {
  createFailures,
  createRegistry,
  failureJobs,
  registryEndpoints,
  registryRoutes,
} from './modules/registry/index.ts';
import {
  createLeaderboards,
  leaderboardsJobs,
  leaderboardsRoutes,
} from './modules/leaderboards/index.ts';
import { chatJobs, chatRoutes, createChat } from './modules/chat/index.ts';
import { createRaffles, rafflesJobs, rafflesRoutes } from './modules/raffles/index.ts';
import { createMissions, missionsJobs, missionsRoutes } from './modules/missions/index.ts';
import { createRebates, rebatesJobs, rebatesRoutes } from './modules/rebates/index.ts';
import { createReferrals, referralsJobs, referralsRoutes } from './modules/referrals/index.ts';
import {
  createReports,
  reportsEndpoints,
  reportsJobs,
  reportsRoutes,
} from './modules/reports/index.ts';
import { createRewards, rewardsJobs, rewardsRoutes } from './modules/rewards/index.ts';
import { createSealing, sealingJobs, sealingRoutes } from './modules/sealing/index.ts';
import {
  createFailureAdmin,
  createLocalBuilds,
  createPreviews,
  createSite,
  createSiteKeys,
  siteEndpoints,
  siteRoutes,
} from './modules/site/index.ts';
import {
  createSupport,
  createSupportImages,
  supportEndpoints,
  supportJobs,
  supportRoutes,
} from './modules/support/index.ts';
import { createStatements, statementsEndpoints } from './modules/statements/index.ts';
import { createTeamMoves, teamMovesRoutes } from './modules/team-moves/index.ts';
import { createTeams, teamsEndpoints, teamsJobs, teamsRoutes } from './modules/teams/index.ts';
import {
  createVerification,
  verificationEndpoints,
  verificationJobs,
  verificationRoutes,
} from './modules/verification/index.ts';
import {
  createTransfers,
  transfersJobs,
  transfersRoutes,
  transitAccounts,
} from './modules/transfers/index.ts';
import { createVip, vipJobs, vipRoutes } from './modules/vip/index.ts';
import { createWallet, statementEndpoints, walletRoutes } from './modules/wallet/index.ts';

export type Modules = ReturnType<typeof createModules>;

export interface App {
  readonly http: FastifyInstance;
  readonly modules: Modules;
  readonly jobs: readonly Job[];
}

/**
 * Creates every module on the given core, with the routes and jobs of the configured roles. Starts nothing.
 */
export async function createApp(core: Core): Promise<App> {
  const modules = createModules(core);
  const http = await createServer(core);
  const { roles } = core.config;
  await http.register(named(healthEndpoint(core)));
  if (roles.includes('api')) await serveCalls(http, core, modules);
  if (roles.includes('site')) await servePages(http, core, modules);
  return { http, modules, jobs: jobsOf(core, modules) };
}

/** Creates each module with the modules that it depends on. */
function createModules(core: Core) {
  const live = createLive(core);
  const ledger = createLedger(core, { live });
  const reconciliation = createReconciliation(core, {
    closing: [
      holdAccounts,
      roundAccounts,
      drawAccounts,
      jackpotAccounts,
      chaseAccounts,
      transitAccounts,
      withdrawalAccounts,
    ],
  });
  const brands = createBrands(core, { live });
  const images = createSupportImages(core);
  const content = createContent(core, { live, images });
  const sealing = createSealing(core);
  const messages = createMessages(core);
  const verification = createVerification(core, { messages });
  const protection = createProtection(core, {
    live,
    endPlay: (tx, member, why) => providers.endPlay(tx, member, why),
  });
  const jackpots = createJackpots(core, { brands, ledger, live });
  const push = createPush(core, { brands, content, protection });
  const providers = createProviders(core, {
    ledger,
    protection,
    live,
    isSignedIn: (tx, member) => identity.isSignedIn(tx, member),
    jackpotSharesOf: jackpots.sharesOf,
    ownVendors: [{ ...instantVendor, games: () => lottery.instantGames() }],
  });
  const identity = createIdentity(core, {
    brands,
    ledger,
    live,
    messages,
    verification,
    placementBy: (brand, code) => agentLinks.placementBy(brand, code),
    endPlay: providers.endPlay,
    referred: (tx, referral) => referrals.record(tx, referral),
    setLevel: (tx, set) => vip.setLevel(tx, set),
  });
  const support = createSupport(core, {
    live,
    identity,
    brands,
    messages,
    verification,
    images,
  });
  const inbox = createInbox(core, {
    live,
    brands,
    identity,
    support,
    counts: {
      missions: async (member) => {
        await missions.visit(member);
        return missions.waiting(member);
      },
      rewards: (member) => rewards.claimable(member),
    },
  });
  const operators = createOperators(core, { messages });
  const audit = createAudit(core);
  const registry = createRegistry(core, { brands, live });
  const teams = createTeams(core, { registry });
  const siteKeys = createSiteKeys(core);
  const localBuilds = createLocalBuilds(core);
  const previews = createPreviews(core, { siteKeys, registry, brands });
  const failures = createFailures(core, { registry });
  const failureAdmin = createFailureAdmin({ siteKeys, failures });
  const site = createSite(core, {
    identity,
    live,
    registry,
    sealing,
    operators,
    siteKeys,
    localBuilds,
    content,
  });
  const transfers = createTransfers(core, { ledger });
  const protectionAdmin = createProtectionAdmin(core, { protection, identity, brands });
  const cashier = createCashier(core, {
    ledger,
    live,
    identity,
    protection,
    withdrawalBenefitsOf: (member) => vip.withdrawalBenefitsOf(member),
    providers: [sandboxPayments(core)],
  });
  const agentTransfers = createAgentTransfers(core, { ledger, identity, protection });
  const wallet = createWallet(core, {
    ledger,
    withdrawals: cashier,
    counterparties: agentTransfers.counterparties,
  });
  const statements = createStatements(core, { brands, ledger, wallet });
  const games = createGames(core, {
    providers,
    protection,
    jackpotsPaid: jackpots.paid,
    lotteryWins: async (query) => winsWithAccounts(await lottery.wins(query), identity),
    lotteriesPlayed: (member, count) => lottery.playedGames(member, count),
  });
  const bonuses = createBonuses(core, {
    ledger,
    live,
    identity,
    brands,
    twoPersonUnitsOf: cashier.admin.twoPersonUnitsOf,
  });
  const freeRounds = createFreeRoundsAdmin(core, {
    providers,
    identity,
    brands,
    twoPersonUnitsOf: cashier.admin.twoPersonUnitsOf,
  });
  const lottery = createLottery(core, {
    ledger,
    live,
    protection,
    uplineOf: async (id) => (await identity.byId(id))?.upline ?? [],
    agentsAbove: async (id) => identity.agentsAmong((await identity.byId(id))?.upline ?? []),
    downlineOf: async (id) => (await identity.downline(id)).map((one) => one.id),
    accountOf: async (id) => (await identity.byId(id))?.account ?? null,
  });
  const reports = createReports(core, {
    brands,
    lottery,
    vendorNameOf: providers.nameOf,
  });
  const rebates = createRebates(core, {
    brands,
    ledger,
    live,
    protection,
    reports,
    bonusesOf: (reader, member) => vip.rebateBonusesOf(reader, member),
  });
  const rewards = createRewards(core, {
    ledger,
    live,
    protection,
    freeRounds: providers.freeRounds,
    twoPersonUnitsOf: cashier.admin.twoPersonUnitsOf,
    issuers: {
      points: (tx, order) => points.issue(tx, order),
      'rank-points': (tx, order) => vip.issue(tx, order),
      'raffle-ticket': (tx, order) => raffles.issue(tx, order),
    },
  });
  const raffles = createRaffles(core, { brands, live, protection, reports, rewards });
  const missions = createMissions(core, { brands, live, protection, reports, rewards });
  const leaderboards = createLeaderboards(core, { brands, live, reports, rewards });
  const points = createPoints(core, {
    brands,
    identity,
    ledger,
    live,
    reports,
    rewards,
    twoPersonUnitsOf: cashier.admin.twoPersonUnitsOf,
  });
  const vip = createVip(core, { brands, identity, live, reports, rewards });
  const referrals = createReferrals(core, {
    brands,
    identity,
    ledger,
    live,
    protection,
    reports,
  });
  const campaigns = createCampaigns(core, {
    brands,
    identity,
    live,
    protection,
    reports,
    rewards,
  });
  const chat = createChat(core, { brands, campaigns, live, protection });
  const members = createMembers(core, {
    brands,
    identity,
    ledger,
    games,
    lottery,
    cashier,
    wallet,
  });
  const agents = createAgents(core, { brands, content, identity, ledger, lottery, reports });
  const teamMoves = createTeamMoves(core, { brands, identity, lottery });
  const agentLinks: AgentLinks = createAgentLinks(core, { brands, identity, lottery });
  const agentPayouts = createAgentPayouts(core, {
    brands,
    identity,
    ledger,
    live,
    reports,
    twoPersonUnitsOf: cashier.admin.twoPersonUnitsOf,
  });
  const agentContracts = createAgentContracts(core, {
    brands,
    identity,
    inbox,
    live,
    owes: agentPayouts.owes,
  });
  const promotions = createPromotions(core);
  return {
    live,
    ledger,
    reconciliation,
    brands,
    content,
    support,
    inbox,
    sealing,
    messages,
    verification,
    identity,
    operators,
    audit,
    registry,
    teams,
    site,
    siteKeys,
    localBuilds,
    failureAdmin,
    previews,
    wallet,
    transfers,
    protection,
    protectionAdmin,
    push,
    cashier,
    providers,
    games,
    bonuses,
    freeRounds,
    jackpots,
    lottery,
    members,
    agents,
    agentLinks,
    teamMoves,
    agentTransfers,
    agentContracts,
    agentPayouts,
    promotions,
    reports,
    rebates,
    rewards,
    missions,
    leaderboards,
    points,
    vip,
    referrals,
    campaigns,
    raffles,
    chat,
    statements,
  };
}

function sandboxPayments({ config, clock, random }: Core) {
  return paymentProvider({ code: 'sandbox', ...config.payments, clock, random });
}

function routesOf(modules: Modules): Route[] {
  return [
    ...brandsRoutes(modules),
    ...contentRoutes(modules),
    ...supportRoutes(modules),
    ...inboxRoutes(modules),
    ...sealingRoutes(modules),
    ...messagesRoutes(modules),
    ...verificationRoutes(modules),
    ...identityRoutes(modules),
    ...membersRoutes(modules),
    ...operatorsRoutes(modules),
    ...auditRoutes(modules),
    ...ledgerRoutes(modules),
    ...registryRoutes(modules),
    ...teamsRoutes(modules),
    ...siteRoutes(modules),
    ...walletRoutes(modules),
    ...transfersRoutes(modules),
    ...protectionRoutes(modules),
    ...pushRoutes(modules),
    ...cashierRoutes(modules),
    ...gamesRoutes(modules),
    ...bonusesRoutes(modules),
    ...freeRoundsRoutes(modules),
    ...jackpotRoutes(modules),
    ...providersRoutes(modules),
    ...lotteryRoutes(modules),
    ...agentsRoutes(modules),
    ...agentLinksRoutes(modules),
    ...teamMovesRoutes(modules),
    ...agentTransfersRoutes(modules),
    ...agentContractsRoutes(modules),
    ...agentPayoutsRoutes(modules),
    ...promotionsRoutes(modules),
    ...reportsRoutes(modules),
    ...rebatesRoutes(modules),
    ...rewardsRoutes(modules),
    ...missionsRoutes(modules),
    ...rafflesRoutes(modules),
    ...chatRoutes(modules),
    ...leaderboardsRoutes(modules),
    ...pointsRoutes(modules),
    ...vipRoutes(modules),
    ...referralsRoutes(modules),
    ...campaignsRoutes(modules),
  ];
}

function jobsOf(core: Core, modules: Modules): Job[] {
  return [
    ...ledgerJobs(core, modules),
    ...reportsJobs(core, modules),
    ...rebatesJobs(modules),
    ...rewardsJobs(modules),
    ...agentLinksJobs(modules),
    ...missionsJobs(modules),
    ...rafflesJobs(modules),
    ...chatJobs(modules),
    ...leaderboardsJobs(modules),
    ...pointsJobs(modules),
    ...vipJobs(modules),
    ...referralsJobs(modules),
    ...campaignsJobs(modules),
    ...agentContractsJobs(modules),
    ...agentPayoutsJobs(modules),
    ...transfersJobs(modules),
    ...liveJobs(core),
    ...identityJobs(modules),
    ...sealingJobs(modules),
    ...contentJobs(modules),
    ...supportJobs(modules),
    ...inboxJobs(modules),
    ...messagesJobs(modules),
    ...verificationJobs(modules),
    ...protectionJobs(modules),
    ...pushJobs(modules),
    ...cashierJobs(core, modules),
    ...providersJobs(modules),
    ...bonusesJobs(modules),
    ...lotteryJobs(modules),
    ...jackpotJobs(modules),
    ...auditJobs(core, modules),
    ...failureJobs(core),
    ...teamsJobs(modules),
    ...(core.config.demo ? demoJobs(core, modules) : []),
    ...(core.config.demo && core.config.demoHistory ? [demoPlayJob(core, modules)] : []),
  ];
}

async function serveCalls(http: FastifyInstance, core: Core, modules: Modules): Promise<void> {
  const { brands, cashier, identity, operators, sealing, support } = modules;
  const dependencies = {
    brandOf: brands.byHost,
    memberOf: identity.bySession,
    recentMemberOf: identity.byRecentSession,
    operatorOf: operators.bySession,
    guard: {
      now: () => core.clock.now(),
      brandOf: {
        withdrawal: (id) => cashier.admin.brandOf('withdrawal', id),
        deposit: (id) => cashier.admin.brandOf('deposit', id),
        member: identity.brandOf,
        room: support.admin.brandOf,
      },
    },
    unseal: sealing.open,
    visitorOf: (request) => visitorOf(request, core.config),
    refusalFor: brands.refusalFor,
    limits: createLimits(core.redis),
    answerCheck: core.config.answerCheck,
  } satisfies RegistrarDependencies;
  serveRoutes(http, routesOf(modules), dependencies);
  for (const endpoints of endpointsOf(core, modules, createRequestSessions(dependencies)))
    await http.register(named(endpoints));
}

function endpointsOf(core: Core, modules: Modules, sessions: RequestSessions) {
  const {
    agents,
    cashier,
    identity,
    inbox,
    live,
    providers,
    reports,
    support,
    verification,
    wallet,
  } = modules;
  return [
    cashierEndpoints(core.clock, modules),
    proofEndpoints(cashier, sessions),
    supportEndpoints(support, sessions),
    inboxEndpoints(inbox, sessions),
    statementEndpoints(wallet, sessions),
    identityEndpoints(identity, sessions),
    reportsEndpoints(reports, sessions),
    agentsEndpoints(agents, sessions),
    incomeEndpoints(agents, sessions),
    agentLinksEndpoints(modules.agentLinks, sessions),
    agentContractsEndpoints(modules.agentContracts, sessions),
    agentPayoutsEndpoints(modules.agentPayouts, sessions),
    statementsEndpoints(modules.statements, sessions),
    walletEndpoints(providers),
    gamesEndpoints({ ...modules, sessions }),
    verificationEndpoints({ verification, members: identity.social, log: core.log, sessions }),
    teamsEndpoints(modules),
    liveEndpoints(live.hub, sessions),
  ];
}

async function servePages(
  http: FastifyInstance,
  { config, random }: Core,
  modules: Modules,
): Promise<void> {
  const shell = await modules.registry.admitShell();
  await http.register(named(registryEndpoints(config, modules.registry)));
  await http.register(
    named(siteEndpoints({ ...modules, random, config: { ...config, shellDir: shell.dir } })),
  );
}
