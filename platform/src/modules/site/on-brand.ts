import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostOf } from '../../http/request-host.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { sendPage } from '../../http/compressed-response.ts';
import { unknownBrandHtml } from './page-html.ts';

type Answer = (brand: Brand, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers for the brand of the request's host; an unknown host gets a plain page. */
export type OnBrand = (
  answer: Answer,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export const createOnBrand =
  (brands: Brands): OnBrand =>
  (answer) =>
  async (request, reply) => {
    const brand = await brands.byHost(hostOf(request));
    return brand
      ? answer(brand, request, reply)
      : sendPage(request, reply.code(421), unknownBrandHtml);
  };
