import type { TeamMember } from '@croupier/contracts';
import { findMembers } from './find-members.ts';
import { inviteLink } from './invite-link.ts';

const members = ['rahim', 'Karima', 'sohel'].map((account, index): TeamMember => ({
  id: `mem_0000000${index}` as TeamMember['id'],
  account,
  type: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  turnover: '0.00',
  net: '0.00',
  prizeGroup: null,
  groupBounds: null,
}));

test.each([
  ['', ['rahim', 'Karima', 'sohel']],
  ['  ', ['rahim', 'Karima', 'sohel']],
  ['ri', ['Karima']],
  ['RAH', ['rahim']],
  ['nobody', []],
])('“%s” finds %s', (typed, found) => {
  expect(findMembers(members, typed).map(({ account }) => account)).toEqual(found);
});

test('a code is escaped in the link', () => {
  expect(inviteLink('https://padma.example', 'A&B')).toBe(
    'https://padma.example/register?referralCode=A%26B',
  );
});
