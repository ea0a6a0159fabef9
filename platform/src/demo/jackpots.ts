import type { Jackpots } from '../modules/jackpot/index.ts';

/** One percent of the stakes on the studio's games, drawn at every full hour. */
const demoTerms = [
  { brand: 'padma', seed: '25000.00' },
  { brand: 'verano', seed: '250.00' },
] as const;

/** Creates a jackpot for each demo brand; an existing one keeps the operators' settings. */
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
