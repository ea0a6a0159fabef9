import type { MemberId } from '@croupier/contracts';

/** The id of a member in the address; `null` for any other text. */
export const memberIdIn = (text: string | undefined): MemberId | null =>
  text !== undefined && isMember(text) ? text : null;

const isMember = (text: string): text is MemberId => /^mem_[0-9a-zA-Z]{8,40}$/.test(text);
