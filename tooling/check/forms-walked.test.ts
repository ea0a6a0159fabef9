import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const parts = readdirSync(root).filter((name) => /^(shell|console|mfe-.*)$/.test(name));
const files = parts.flatMap((part) =>
  readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${part}/src/${file}`),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => file.endsWith('.test.tsx');

/** Each form, and the names of the tests that run it through the whole list of cases. */
const walked: Readonly<Record<string, readonly string[]>> = {
  'shell/src/sign-in/username-login.tsx': ['sign-in by name'],
  'shell/src/sign-in/sms-login.tsx': ['sign-in by SMS'],
  'shell/src/sign-in/second-factor-form.tsx': ['second step of a sign-in'],
  'shell/src/sign-in/forgot-by-email.tsx': ['lost password by mail'],
  'shell/src/sign-in/forgot-by-mobile.tsx': ['lost password by mobile'],
  'shell/src/sign-in/reset-by-link.tsx': ['new password by the mailed link'],
  'shell/src/sign-in/change-password-form.tsx': [
    'new password that is due',
    'new password that is wished for',
  ],
  'shell/src/sign-in/register-fields.tsx': [
    'registration with a name',
    'registration with a mobile number',
  ],
  'shell/src/pages/join-form.tsx': ['a message to the brand'],
  'shell/src/features/support/chat-form.tsx': ['a message to support'],
  'shell/src/features/support/feedback-form.tsx': ['a remark on the site'],
  'shell/src/features/support/visitor-form.tsx': ['a first message of a visitor'],
  'mfe-member/src/features/deposit/amount-form.tsx': ['deposit'],
  'mfe-member/src/features/withdraw/withdraw-form.tsx': ['withdrawal'],
  'mfe-member/src/features/transfer-upline/transfer-upline-form.tsx': [
    'transfer to the upline',
    'transfer to a recruited member',
  ],
  'mfe-member/src/features/payout-accounts/add-account-dialog.tsx': ['payout account'],
  'mfe-member/src/features/wallet/transfer-form.tsx': ['transfer to a provider’s wallet'],
  'mfe-member/src/features/transfers/proof-form.tsx': ['proof of a transfer'],
  'mfe-member/src/features/withdrawals/dispute-dialog.tsx': ['money that has not come'],
  'mfe-member/src/features/password/password.tsx': ['change of the password'],
  'mfe-member/src/features/payment-pin/change-pin.tsx': ['change of the PIN', 'first PIN'],
  'mfe-member/src/features/payment-pin/recover-pin.tsx': ['a forgotten PIN'],
  'mfe-member/src/features/contacts/contact-address-form.tsx': ['a new mail address'],
  'mfe-member/src/features/contacts/contact-code-form.tsx': ['code for a mail address'],
  'mfe-member/src/features/passkeys/passkey-form.tsx': [
    'name of a passkey',
    'removal of a passkey',
  ],
  'mfe-member/src/lib/proof-form.tsx': [
    'set-up of the second factor',
    'first code of the authenticator app',
    'removal of the second factor',
  ],
  'mfe-member/src/features/protection/limit-dialog.tsx': ['Deposit limit', 'Time limit'],
  'mfe-promo/src/lib/code-form.tsx': ['code of a promotion'],
  'mfe-promo/src/features/chat-room/chat-writer.tsx': ['a message in the chat room'],
  'mfe-agent/src/features/links/new-link-dialog.tsx': ['new invitation link'],
  'mfe-agent/src/features/new-member/new-member-form.tsx': ['new account below the agent'],
  'mfe-promo/src/features/point-item/redeem-form.tsx': ['redemption of points'],
  'mfe-promo/src/features/point-mall/convert-dialog.tsx': ['conversion of points'],
  'mfe-agent/src/features/contracts/offer-dialog.tsx': ['offer of a contract'],
  'mfe-agent/src/features/team-members/prize-group-dialog.tsx': ['prize group of a team member'],
  'console/src/pages/sign-in-page.tsx': ['sign-in of an operator'],
  'console/src/pages/join-page.tsx': ['first password of an operator'],
  'console/src/features/account/change-password.tsx': ['password of an operator'],
  'console/src/features/account/secret-form.tsx': ['second factor of an operator'],
};

/** Forms without text input, or that send nothing. */
const others = [
  'mfe-agent/src/lib/member-search.tsx',
  'console/src/features/audit/audit-filters.tsx',
  'console/src/features/member/member-search.tsx',
  'mfe-member/src/features/account/icon-dialog.tsx',
  'mfe-lottery/src/features/pad/list-pad.tsx',
  'shell/src/inspect/local-build-form.tsx',
];

/** Admin pages: their own tests submit these forms. */
const adminForms =
  /^console\/src\/(lib|features\/(agent-contracts|lottery-games|protection|releases|support))\//;

test('every form of players, agents and operator accounts is tested with the whole list of cases', () => {
  const forms = files.filter((file) => !isTest(file) && textOf(file).includes('<form'));
  expect(forms.length).toBeGreaterThan(30);
  const left = forms.filter((form) => !others.includes(form) && !adminForms.test(form));
  expect(left.toSorted()).toEqual(Object.keys(walked).toSorted());
});

test('each of these names has a test', () => {
  const tests = files.filter(isTest).map(textOf).join('\n');
  const names = Object.values(walked).flat();
  const isWalked = (name: string) => new RegExp(`describe(Form|Limit)\\('${name}'`).test(tests);
  expect(names.filter((name) => !isWalked(name))).toEqual([]);
});
