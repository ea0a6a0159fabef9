import type { ReactNode } from 'react';
import type { EmptyArtName } from './empty-art-name.ts';
import styles from './state.module.css';

/** Two-tone drawings above still water; `currentColor` is the brand's accent. */
const subjects: Readonly<Record<EmptyArtName, ReactNode>> = {
  river: (
    <>
      <path className={styles.tint} d="M48 74c10 14 54 14 64 0-8 2-56 2-64 0Z" />
      <path d="M46 73c10 15 58 15 68 0M80 68V30m0 2c14 4 22 14 24 30-9-4-17-5-24-5M80 36c-9 5-15 12-18 24 7-3 12-4 18-4" />
    </>
  ),
  search: (
    <>
      <circle className={styles.tint} cx="76" cy="48" r="20" />
      <path d="M76 28a20 20 0 1 1 0 40 20 20 0 0 1 0-40Zm15 35 17 17M66 46a10 10 0 0 1 8-8" />
    </>
  ),
  ticket: (
    <>
      <path className={styles.tint} d="M48 40h64v11a6 6 0 0 0 0 12v11H48V63a6 6 0 0 0 0-12Z" />
      <path d="M48 40h64v11a6 6 0 0 0 0 12v11H48V63a6 6 0 0 0 0-12ZM92 44v4m0 6v6m0 6v4M60 52h20m-20 10h12" />
    </>
  ),
  wallet: (
    <>
      <path className={styles.tint} d="M50 42h58v32H50Z" />
      <path d="M50 44c0-4 2-6 6-6h46v8M50 44v26c0 4 2 6 6 6h48c3 0 5-2 5-5V51c0-3-2-5-5-5H52m57 10H96a5 5 0 0 0 0 10h13" />
    </>
  ),
  team: (
    <>
      <path className={styles.tint} d="M58 76c1-14 8-20 22-20s21 6 22 20Z" />
      <path d="M58 76c1-14 8-20 22-20s21 6 22 20M80 30a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-32 42c0-9 3-14 10-16m54 16c0-9-3-14-10-16M54 38a7 7 0 1 0 6 12m46-12a7 7 0 1 1-6 12" />
    </>
  ),
  gift: (
    <>
      <path className={styles.tint} d="M54 54h52v22H54Z" />
      <path d="M50 44h60v10H50Zm4 10h52v22H54Zm26-10v32M80 44c-5-12-20-14-20-5 0 4 6 5 20 5Zm0 0c5-12 20-14 20-5 0 4-6 5-20 5Z" />
    </>
  ),
  storm: (
    <>
      <path
        className={styles.tint}
        d="M56 60a13 13 0 0 1 3-25 18 18 0 0 1 34-2 14 14 0 0 1 8 27Z"
      />
      <path d="M56 60a13 13 0 0 1 3-25 18 18 0 0 1 34-2 14 14 0 0 1 8 27M82 48l-8 14h12l-8 14" />
    </>
  ),
};

export function EmptySubject({ art }: { art: EmptyArtName }) {
  return subjects[art];
}
