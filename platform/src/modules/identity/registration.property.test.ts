import fc from 'fast-check';
import {
  calls,
  defaultRegisterSettings,
  fieldRule,
  registerPatterns,
  registrationErrors,
  capabilitiesOf,
  type RegisterPattern,
} from '@croupier/contracts';
import { aBrowser, aRegistration, aVisitor, setRegister } from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const patterns = Object.keys(registerPatterns).filter(
  (name): name is RegisterPattern => name in registerPatterns,
);
const optional = ['payeeName', 'qqNum', 'line', 'wechat', 'idNumber', 'recommenderId'] as const;

const rule = fc
  .record({
    pattern: fc.constantFrom(...patterns),
    enabled: fc.boolean(),
    required: fc.boolean(),
    minLength: fc.integer({ min: 0, max: 6 }),
    room: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ pattern, minLength, room, ...rest }) =>
    fieldRule(pattern, { ...rest, minLength, maxLength: Math.max(1, minLength + room) }),
  );
const typed = fc.oneof(
  fc.string({ maxLength: 12 }).map((text) => text.trim()),
  fc.constantFrom('', 'abc', 'ABC DEF', '12345', 'Ab1!xyz', '1990-12-31', 'กขค', '日本'),
);

let keys = 0;
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

test('law: for any brand rules, the server finds the same errors in a form as the form itself', async () => {
  const rules = fc.record(Object.fromEntries(optional.map((field) => [field, rule])));
  const form = fc.record(
    {
      ...Object.fromEntries(optional.map((field) => [field, typed])),
      username: typed,
      password: typed,
      confirmPassword: typed,
      paymentPassword: typed,
      termsAccepted: fc.boolean(),
    },
    {
      requiredKeys: ['username', 'password', 'confirmPassword', 'paymentPassword', 'termsAccepted'],
    },
  );
  await fc.assert(
    fc.asyncProperty(
      rules,
      fc.array(form, { minLength: 4, maxLength: 8 }),
      async (changes, forms) => {
        await setRegister({ site }, { ...defaultRegisterSettings, ...changes });
        const { value: settings } = await aBrowser(site).call(calls.registerSettings, undefined);
        const visitor = await aVisitor(site);
        for (const answers of forms) {
          const input = aRegistration(answers);
          const errors = registrationErrors(input, settings, {
            minimumAge: 18,
            today: dayOf(site.core.clock.now()),
            ways: capabilitiesOf([]),
          });
          // Calls the module directly, because the rate limit of the HTTP call would answer first.
          const answer = await site.app.modules.identity.register(
            input,
            `law-${(keys += 1)}`,
            visitor,
          );
          const found = answer.ok || answer.code !== 'invalid-input' ? {} : answer.fields;
          const pattern = found?.['password']?.pattern ?? '';
          const isCommon = [
            'common-password',
            'weak-password',
            'account-name',
            'given-password',
          ].includes(pattern);
          if (!isCommon) expect(found).toEqual(errors);
        }
      },
    ),
    { numRuns: 20 },
  );
});
