import {
  defaultRegisterSettings,
  fieldRule,
  mobileRegistrationErrors,
  registerPatterns,
  registrationErrors,
  type RegisterPattern,
  type RegistrationTerms,
} from './index.ts';

const form = {
  username: 'dewan',
  password: 'River2026',
  confirmPassword: 'River2026',
  paymentPassword: '135790',
  termsAccepted: true,
};
const terms: RegistrationTerms = {
  minimumAge: 21,
  today: '2026-02-28',
  ways: { mobileNeedsCode: true, mobileNeedsPassword: false },
};

/** One valid and one invalid value for each format. */
const samples: Readonly<Record<RegisterPattern, readonly [good: string, bad: string | null]>> = {
  any: ['¿qué? 1', null],
  letters: ['abcXYZ', 'abc1'],
  digits: ['0123', '12a'],
  'letters-digits': ['abc123', 'abc_1'],
  'letters-and-digits': ['abc123', 'abcdef'],
  'letter-first': ['a1234', '1abcd'],
  username: ['a_1234', '_abcd'],
  email: ['rahim@mail.example', 'rahim@mail'],
  uppercase: ['ABCD', 'ABCd'],
  'uppercase-digits': ['AB12', 'AB1c'],
  'lowercase-digits': ['ab12', 'aB12'],
  thai: ['สวัสดี', 'hello'],
  korean: ['안녕하세요', 'hello'],
  'japanese-full-width': ['こんにちは', 'konnichiwa'],
  chinese: ['你好你好', 'nihao'],
  'full-name': ['Rahim Uddin', 'Rahim'],
  'full-name-capitals': ['RAHIM UDDIN', 'RAHÍM UDDIN'],
  password: ['River2026', 'Riverside'],
  'strong-password': ['River2026!', 'River2026'],
  'date-ymd': ['1990-12-31', '31-12-1990'],
  'date-mdy': ['12-31-1990', '31-12-1990'],
  phone: ['+880 1712-345678', '0171x'],
  'six-digits': ['135790', '13579a'],
  'affiliate-code': ['KARIM26', 'KARIM-26'],
};

test.each(Object.entries(samples))('the form %s takes %p', (pattern, [good, bad]) => {
  if (!isPattern(pattern)) throw new Error(`${pattern} is no form`);
  const wechat = fieldRule(pattern, { minLength: 1, maxLength: 40 });
  const settings = { ...defaultRegisterSettings, wechat };
  const errorOf = (value: string) =>
    registrationErrors({ ...form, wechat: value }, settings, terms).wechat;
  expect(errorOf(good)).toBeUndefined();
  if (bad !== null) expect(errorOf(bad)).toEqual({ code: 'pattern', pattern, min: 1, max: 40 });
  expect(errorOf('x'.repeat(41))).toEqual({ code: 'too-long', pattern, min: 1, max: 40 });
});

test('a person is old enough on the birthday itself, and a date that does not exist is invalid', () => {
  const birthday = fieldRule('date-ymd', { minLength: 10, maxLength: 10 });
  const american = fieldRule('date-mdy', { minLength: 10, maxLength: 10 });
  const errorOf = (day: string, rule = birthday) =>
    registrationErrors(
      { ...form, birthday: day },
      { ...defaultRegisterSettings, birthday: rule },
      terms,
    ).birthday;
  expect(errorOf('2005-02-28')).toBeUndefined();
  expect(errorOf('02-28-2005', american)).toBeUndefined();
  expect(errorOf('2005-03-01')).toEqual({ code: 'range', min: 21 });
  for (const day of ['1990-02-30', '1990-02-31', '1991-02-29'])
    expect(errorOf(day)).toEqual({ code: 'pattern', pattern: 'no-such-day' });
  expect(errorOf('02-31-1990', american)).toEqual({ code: 'pattern', pattern: 'no-such-day' });
});

test('registration by number requires number and code, and a password if the brand requires one', () => {
  const settings = defaultRegisterSettings;
  const bare = { mobileNum: '', paymentPassword: '135790', termsAccepted: true };
  expect(mobileRegistrationErrors(bare, settings, terms)).toEqual({
    mobileNum: { code: 'required' },
    verificationCode: { code: 'required' },
  });
  const withPassword = { ...terms, ways: { mobileNeedsCode: false, mobileNeedsPassword: true } };
  const named = { ...bare, mobileNum: '01712345678' };
  expect(mobileRegistrationErrors(named, settings, withPassword)).toEqual({
    password: { code: 'required' },
  });
  const token = { ...terms, hasPhoneToken: true };
  expect(mobileRegistrationErrors(named, settings, token)).toEqual({});
});

test('a required code requires a number', () => {
  const verificationCode = { ...defaultRegisterSettings.verificationCode, enabled: true };
  const settings = { ...defaultRegisterSettings, verificationCode };
  expect(registrationErrors(form, settings, terms)).toEqual({
    mobileNum: { code: 'required' },
    verificationCode: { code: 'required' },
  });
});

function isPattern(name: string): name is RegisterPattern {
  return name in registerPatterns;
}
