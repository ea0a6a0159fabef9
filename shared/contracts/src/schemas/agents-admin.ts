import { z } from 'zod';
import { agentMarkKinds, teamMoveRules } from '../agent-terms.ts';
import { decimal, idOf, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { agentSettings } from './brand-settings.ts';
import { accountType, memberStatus } from './identity.ts';
import type { Infer } from './infer.ts';

const brand = z.string().min(1).max(64);
const account = z.string().trim().min(1).max(64);
const note = z.string().trim().min(1).max(500);
const id = idOf('tmv');

/** An agent in the operators' tree. */
const adminAgent = z.strictObject({
  id: idOf('mem'),
  account: z.string(),
  type: accountType,
  status: memberStatus,
  uplineAccount: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Agents directly below. */
  agents: z.int(),
  /** Members below, at any depth. */
  team: z.int(),
  prizeGroup: z.int().nullable(),
});
export type AdminAgent = Infer<typeof adminAgent>;

const place = {
  brand,
  /** Head of the team. */
  account,
  /** The new agent above; `null`: none. */
  to: account.nullable(),
};

/** A rule that forbids a move, and the two accounts that it is about. */
const moveObstacle = z.strictObject({
  rule: z.enum(teamMoveRules),
  first: z.string(),
  second: z.string(),
});

const movePreview = z.strictObject({
  from: z.string().nullable(),
  /** With the head of the team. */
  members: z.int(),
  agents: z.int(),
  needsSecondPerson: z.boolean(),
  obstacles: z.array(moveObstacle),
});
export type TeamMovePreview = Infer<typeof movePreview>;

export const teamMove = z.strictObject({
  id,
  brand: z.string(),
  account: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  members: z.int(),
  state: z.enum(['proposed', 'moved', 'refused']),
  note: z.string(),
  operator: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
});
export type TeamMove = Infer<typeof teamMove>;

/** An agent and a member below who share something or pass money on: operators decide what it means. */
const agentMark = z.strictObject({
  kind: z.enum(agentMarkKinds),
  /** The address, or the masked payout account; empty for marks of money. */
  shared: z.string(),
  /** For marks of money: what the member received and what went out again or back, and the turnover meanwhile. */
  money: z
    .strictObject({
      received: decimal,
      passedOn: decimal,
      turnover: decimal,
      currency: z.string(),
    })
    .nullable(),
  agent: z.string(),
  member: z.string(),
  /** 1: the agent recruited the member. */
  level: z.int(),
});
export type AgentMark = Infer<typeof agentMark>;

/** Input and output of each call. */
export const agentsAdminSchemas = {
  agentTree: {
    input: z.strictObject({
      brand,
      /** Whose agents are listed; by default those without an agent above. */
      under: account.exactOptional(),
      /** A part of an account name; finds agents at any depth. */
      search: z.string().trim().max(40).exactOptional(),
      /** Only agents whose account is not active, at any depth. */
      frozen: z.literal('yes').exactOptional(),
      ...paging,
    }),
    output: pageOf(adminAgent),
  },
  previewTeamMove: {
    input: z.strictObject({ ...place, to: account.exactOptional() }),
    output: movePreview,
  },
  /** A small team moves at once; a larger one when a second operator confirms. */
  proposeTeamMove: { input: z.strictObject({ ...place, note }), output: teamMove },
  confirmTeamMove: { input: z.strictObject({ brand, id, note }), output: teamMove },
  refuseTeamMove: { input: z.strictObject({ brand, id, note }), output: teamMove },
  teamMoves: { input: z.strictObject({ brand, ...paging }), output: pageOf(teamMove) },
  /** Makes a member an agent, gives an agent another type, or makes an agent a player. */
  setAgentType: {
    input: z.strictObject({ brand, account, type: z.literal([0, 1, 2, 41, 42]), note }),
    output: z.strictObject({ account: z.string(), type: accountType }),
  },
  agentMarks: {
    input: z.strictObject({ brand, kind: z.enum(agentMarkKinds), ...paging }),
    output: pageOf(agentMark).extend({ terms: agentSettings }),
  },
} satisfies CallSchemas;
