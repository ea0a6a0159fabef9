import { call } from '../call.ts';

/** JSON Web Key of the server's current sealing key; `kid` names it. */
export interface SealingKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

/** A node of the white-label tree of the specification. */
export interface FlagNode {
  readonly modId: string;
  readonly enabled: '0' | '1';
  readonly childrenNodes: readonly FlagNode[];
}

export interface SystemStatus {
  /** 0 normal, 1 maintenance, 2 region restricted. */
  readonly status: 0 | 1 | 2;
  readonly serverTime: string;
}

export const siteCalls = {
  systemStatus: call('GET /wps/system/status').gives<SystemStatus>(),
  whitelabel: call('GET /wps/system/whitelabel').gives<FlagNode>(),
  sealingKey: call('GET /wps/system/sealing-key').gives<SealingKey>(),
};
