import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// A limit ends a test that hangs, also on a machine that is busy; a speed is never its subject.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

Object.assign(globalThis, { TextDecoder, TextEncoder });

// Drafts and other data of a tab belong to one test. A few tests run without a page.
afterEach(() => {
  if (typeof window !== 'undefined') window.sessionStorage.clear();
});

// A test fails if it causes a console error or warning.
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => complaints.push(words));
});
afterEach(() => expect(complaints).toEqual([]));
