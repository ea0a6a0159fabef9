/** Limits of what an agent can create. */
export const agentLinkLimits = {
  /** Links that are open at one time. */
  openAtMost: 50,
  labelLength: 40,
  daysAtMost: 365,
  /** Accounts that an agent can create within 24 hours. */
  accountsPerDay: 50,
} as const;

/** Whom a link or a new account makes: a player, or an agent with a code of their own. */
export const agentJoinKinds = ['member', 'agent'] as const;

export const agentLinkStates = ['open', 'expired', 'disabled'] as const;

/** The agent's links as a file. */
export const agentLinksFilePath = '/wps/agent/links.csv';
