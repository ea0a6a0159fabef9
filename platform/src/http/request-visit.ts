import type { FastifyRequest } from 'fastify';
import { hostOf } from './request-host.ts';
import type { CheckedVisit } from './visit.ts';
import type { Visitor } from './visitor.ts';

type CheckedParts = Pick<
  CheckedVisit,
  'input' | 'brand' | 'cookies' | 'key' | 'member' | 'operator'
>;

/** The visit of a request. A class with getters: values that few handlers need are computed on demand. */
export class RequestVisit implements CheckedVisit {
  readonly input: unknown;
  readonly brand: CheckedVisit['brand'];
  readonly cookies: CheckedVisit['cookies'];
  readonly key: string;
  readonly member: CheckedVisit['member'];
  readonly operator: CheckedVisit['operator'];
  readonly #request: FastifyRequest;
  readonly #visitor: Visitor;

  constructor(request: FastifyRequest, visitor: Visitor, checked: CheckedParts) {
    this.#request = request;
    this.#visitor = visitor;
    this.input = checked.input;
    this.brand = checked.brand;
    this.cookies = checked.cookies;
    this.key = checked.key;
    this.member = checked.member;
    this.operator = checked.operator;
  }

  get ip(): string {
    return this.#visitor.ip;
  }

  get country(): string | null {
    return this.#visitor.country;
  }

  get session(): CheckedVisit['session'] {
    return this.member;
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get origin(): string {
    return this.brand.originAt(this.#request.protocol, hostOf(this.#request));
  }
}
