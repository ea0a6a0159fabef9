import { walletCallNames, walletProtocolPath } from '@croupier/contracts';
import { z } from 'zod';
import type { OrderName } from '../orders.ts';
import { rsAnswerSchema } from './rs-answer.ts';
import { rsRequests } from './rs-request.ts';

export const openApiPath = '/wallet/openapi.json';

const summaries: Readonly<Record<OrderName, string>> = {
  authenticate:
    'Exchanges a launch token, once and within a minute, for the token of a game session.',
  refresh:
    'Gives the session a new token and more time, up to twelve hours after its start. The former token takes bets for another minute.',
  balance: 'What the player has.',
  bet: 'Takes a stake. Needs a live session, an open game and an open or new round.',
  win: 'Pays a win, zero included, for a bet of the same round. Never refused because a session ended.',
  betwin: 'A bet and its win at once: both or neither.',
  bets: 'Bets in one call, at most 50, each under its own id: each for itself, or all or none.',
  wins: 'Wins in one call, at most 50, each under its own id and each for itself.',
  rollback:
    'Takes a bet back by the amount of the wallet’s own record. An unknown bet is refused when it comes late.',
  end_round: 'Ends a round without money. Its stakes that are not won are the house’s.',
  promo_win: 'Pays a prize that no bet won. Agreed with each provider.',
  tip: 'Takes money from the player for the provider, as for a dealer. No stake, and of no round.',
  status: 'What the wallet knows of a transaction id. Changes nothing.',
  adjust: 'Corrects the result of a settled bet, up or down. Agreed with each provider.',
};

/** The wallet protocol as OpenAPI 3.1, generated from the schemas that parse requests. */
export function walletOpenApi(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Croupier wallet protocol',
      version: '1.0.0',
      description:
        'A game provider asks, the platform’s wallet answers. Business answers come with HTTP 200 and a status. Amounts are units of 1/100,000 of the currency, as integer strings.',
    },
    paths: Object.fromEntries(
      walletCallNames.map((call) => [`${walletProtocolPath}/${call}`, pathOf(call)]),
    ),
    components: {
      schemas: { Answer: schemaOf(rsAnswerSchema) },
      parameters: Object.fromEntries(headers.map(headerOf)),
    },
  };
}

function pathOf(call: OrderName): object {
  return {
    post: {
      operationId: call,
      summary: summaries[call],
      parameters: headers.map(([name]) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(rsRequests[call]) } },
      },
      responses: {
        200: {
          description: 'What was decided.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } },
        },
      },
    },
  };
}

/** Describes a request as sent, before parsing. */
function schemaOf(schema: z.ZodType): object {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return plain;
}

const headers = [
  ['X-Partner-Id', 'Name of the provider.'],
  ['X-Key-Id', 'Name of the key that signs; two may be live while they are changed over.'],
  ['X-Timestamp', 'Unix seconds; at most 300 seconds off.'],
  ['X-Nonce', 'New with every request, retries included.'],
  [
    'X-Signature',
    'Lower-case hex HMAC-SHA256 over time, nonce, method, path and the hex SHA-256 of the raw body, with a newline between each.',
  ],
] as const;

function headerOf([name, description]: (typeof headers)[number]): [string, object] {
  return [name, { name, in: 'header', required: true, description, schema: { type: 'string' } }];
}
