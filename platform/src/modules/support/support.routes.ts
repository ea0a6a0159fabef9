import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Support } from './support.service.ts';

export const supportRoutes = ({ support }: { readonly support: Support }): Route[] => [
  on(calls.supportRoom, async ({ member, input }) =>
    done(await support.room(member, input.before)),
  ),
  on(calls.sendSupport, ({ member, key, input }) =>
    support.writeMessage(member, { key, words: input }),
  ),
  on(calls.supportImage, ({ member, input }) =>
    support.images.upload({ room: member.id, ip: null }, input.image),
  ),
  on(calls.readSupport, async ({ member, input }) =>
    done(await support.read(member, input.number)),
  ),
  on(calls.visitorSupport, async (visit) =>
    done(await support.visitors.room(visit, visit.input.before)),
  ),
  on(calls.sendVisitorSupport, (visit) =>
    support.visitors.writeMessage(visit, { ...visit.input, key: visit.key }),
  ),
  on(calls.visitorSupportImage, (visit) => support.visitors.upload(visit, visit.input.image)),
  on(calls.readVisitorSupport, async (visit) =>
    done(await support.visitors.read(visit, visit.input.number)),
  ),
  on(calls.supportQueue, async ({ input, operator }) =>
    done(await support.admin.queue(input, operator)),
  ),
  on(calls.supportDialogue, ({ input }) => support.admin.dialogue(input.roomId, input.before)),
  on(calls.answerSupport, ({ input, key, operator }) =>
    support.admin.answer({ ...input, key }, operator),
  ),
  on(calls.assignSupport, ({ input, operator }) => support.admin.assign(input, operator)),
  on(calls.closeSupport, ({ input, operator }) => support.admin.close(input, operator)),
  on(calls.supportAnswers, async ({ input }) => done(await support.answers.list(input.brand))),
  on(calls.saveSupportAnswer, ({ input, operator }) => support.answers.save(input, operator)),
  on(calls.removeSupportAnswer, ({ input, operator }) => support.answers.remove(input, operator)),
];
