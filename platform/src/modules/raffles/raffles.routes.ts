import { calls, raffleDocumentCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { documentRoutes } from '../documents/index.ts';
import type { Raffles } from './raffles.service.ts';

export const rafflesRoutes = ({
  raffles: { admin, ...raffles },
}: {
  readonly raffles: Raffles;
}): Route[] => [
  on(calls.raffles, ({ brand }) => raffles.shown(brand.code)),
  on(calls.ownRaffles, ({ member }) => raffles.own(member)),
  on(calls.raffleTickets, ({ brand, input }) => raffles.tickets(brand.code, input)),
  on(calls.claimRafflePromotion, ({ member, input, key }) => raffles.claim(member, input.id, key)),
  ...documentRoutes(raffleDocumentCalls, raffles.documents),
  on(calls.raffleFigures, ({ input }) => admin.figures(input.brand)),
  on(calls.freezeRaffle, ({ input, operator }) => admin.freeze(operator, input)),
  on(calls.drawRaffle, ({ input, operator }) => admin.draw(operator, input)),
];
