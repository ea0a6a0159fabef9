import type { Jackpots } from '../modules/jackpot/index.ts';

/** One in a hundred of what is staked on the studio's games; drawn at each whole hour. */
const demoTerms = [
  { brand: 'padma', seed: '25000.00' },
  { brand: 'verano', seed: '250.00' },
] as const;

/** A jackpot for each demo brand; one that is there stays as operators made it. */
export async function seedJackpots({ jackpots }: { readonly jackpots: Jackpots }): Promise<void> {
  const known = new Set((await jackpots.terms()).map(({ brand }) => brand));
  for (const terms of demoTerms.filter(({ brand }) => !known.has(brand)))
    await jackpots.set(
      {
        ...terms,
        periodSeconds: 3_600,
        isActive: true,
        shares: [{ provider: 'studio', gameId: null, millionths: 10_000 }],
        revision: 0,
        note: 'demo',
      },
      { name: 'demo' },
    );
}
