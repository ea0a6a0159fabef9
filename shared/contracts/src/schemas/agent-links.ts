import { z } from 'zod';
import { agentJoinKinds, agentLinkLimits, agentLinkStates } from '../agent-terms.ts';
import { idOf, nothing, pageOf, paging, prizeGroup } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';
import { groupBounds } from './lottery-terms.ts';
import { personalAnswers } from './registration.ts';

const id = idOf('lnk');
const kind = z.enum(agentJoinKinds);
/** `null`: the highest that the agents above allow when the member joins. */
const group = prizeGroup.nullable();

export const agentLink = z.strictObject({
  id,
  /** Goes into the address of the registration, like the agent's own code. */
  code: z.string(),
  label: z.string(),
  kind,
  prizeGroup: group,
  state: z.enum(agentLinkStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Visitors, each counted once a day. */
  visits: z.int(),
  /** Members who registered with the link. */
  joined: z.int(),
});
export type AgentLink = Infer<typeof agentLink>;

/** What an agent must know before inviting or creating a member. */
export const agentJoinTerms = z.strictObject({
  /** The prize groups that the agent can give. */
  groupBounds,
  openLinks: z.int(),
  /** How many more accounts the agent can create within these 24 hours. */
  accountsLeft: z.int(),
});
export type AgentJoinTerms = Infer<typeof agentJoinTerms>;

const joinedMember = z.strictObject({
  id: idOf('mem'),
  account: z.string(),
  level: z.int(),
  joinedAt: z.iso.datetime(),
});
export type JoinedMember = Infer<typeof joinedMember>;

/** The credentials of a new account. They are stored as hashes only: this answer is the only place with them. */
export const newAccount = z.strictObject({
  id: idOf('mem'),
  account: z.string(),
  password: z.string(),
  paymentPassword: z.string(),
});
export type NewAccount = Infer<typeof newAccount>;

const linksFilter = {
  state: z.enum(agentLinkStates).exactOptional(),
};

/** Input and output of each call. */
export const agentLinkSchemas = {
  agentJoinTerms: { input: nothing, output: agentJoinTerms },
  agentLinks: { input: z.strictObject({ ...paging, ...linksFilter }), output: pageOf(agentLink) },
  createAgentLink: {
    input: z.strictObject({
      label: z.string().trim().max(agentLinkLimits.labelLength),
      kind,
      prizeGroup: group,
      /** Days until it expires; `null`: it does not. */
      days: z.int().min(1).max(agentLinkLimits.daysAtMost).nullable(),
    }),
    output: agentLink,
  },
  disableAgentLink: { input: z.strictObject({ id }), output: agentLink },
  agentLinkMembers: { input: z.strictObject({ id, ...paging }), output: pageOf(joinedMember) },
  createTeamMember: {
    input: z.strictObject({
      username: z.string().trim().max(255),
      kind,
      prizeGroup: group,
      ...personalAnswers,
    }),
    output: newAccount,
  },
} satisfies CallSchemas;

export type CreateTeamMemberInput = Infer<(typeof agentLinkSchemas)['createTeamMember']['input']>;

/** The query of the links as a file. */
export const agentLinksFileQuery = z.strictObject(linksFilter);
/** The query of the members of one link as a file. */
export const agentLinkMembersFileQuery = z.strictObject({ id });
