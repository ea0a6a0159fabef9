import { solveChallenge, useClient, type Client } from '@croupier/client';
import { calls, type ChallengePurpose } from '@croupier/contracts';
import { useEffect, useMemo } from 'react';

/** A solution is used within this time or computed again: the platform's puzzles expire. */
const freshMs = 120_000;

export interface ChallengeProof {
  /** The input with the solution that the brand requires; each solution is valid once. */
  readonly added: <Input extends object>(input: Input) => Promise<Input & { challenge?: string }>;
}

/**
 * Proves to the platform that a page spent some work on this form. The computation starts with the form, so
 * that sending need not wait for it.
 */
export function useProof(purpose: ChallengePurpose): ChallengeProof {
  const client = useClient();
  const proof = useMemo(() => createProof(() => solved(client, purpose)), [client, purpose]);
  useEffect(() => proof.begin(), [proof]);
  return proof;
}

function createProof(solve: () => Promise<string | null>) {
  let started: { readonly atMs: number; readonly solution: Promise<string | null> } | null = null;

  function begin(): void {
    if (started && performance.now() - started.atMs < freshMs) return;
    const begun = { atMs: performance.now(), solution: solve() };
    started = begun;
    // A failure before the form is sent is ignored: sending tries again.
    begun.solution.catch(() => {
      if (started === begun) started = null;
    });
  }

  return {
    begin,
    async added<Input extends object>(input: Input): Promise<Input & { challenge?: string }> {
      begin();
      const solution = started?.solution ?? null;
      started = null;
      const challenge = await solution;
      return challenge ? { ...input, challenge } : input;
    },
  };
}

async function solved(client: Client, purpose: ChallengePurpose): Promise<string | null> {
  const challenge = await client.call(calls.challenge, { purpose });
  return challenge && solveChallenge(challenge);
}
