import type { FieldRule, RegisterSettings } from './schemas/brand-settings.ts';
import { registerPatterns, type RegisterPattern } from './register-patterns.ts';

/** A rule by its pattern: shown and required by default. */
export function fieldRule(
  pattern: RegisterPattern,
  changes: Partial<FieldRule> & Pick<FieldRule, 'minLength' | 'maxLength'>,
): FieldRule {
  return {
    enabled: true,
    required: true,
    patternId: pattern,
    acceptedPattern: registerPatterns[pattern],
    type: 'text',
    ...changes,
  };
}

const off = (
  pattern: RegisterPattern,
  [minLength, maxLength]: readonly [number, number],
  type: FieldRule['type'] = 'text',
) => fieldRule(pattern, { enabled: false, required: false, minLength, maxLength, type });

/** The default field rules: optional fields are off. */
export const defaultRegisterSettings: RegisterSettings = {
  username: fieldRule('username', { minLength: 2, maxLength: 15 }),
  mobileNum: off('phone', [5, 20], 'tel'),
  verificationCode: off('digits', [4, 8]),
  password: fieldRule('any', { minLength: 8, maxLength: 64, type: 'password' }),
  payeeName: off('full-name-capitals', [2, 60]),
  paymentPassword: fieldRule('six-digits', { minLength: 6, maxLength: 6, type: 'password' }),
  birthday: off('date-ymd', [10, 10], 'date'),
  email: off('email', [5, 120], 'email'),
  qqNum: off('digits', [5, 12]),
  line: off('any', [2, 40]),
  whatsapp: off('phone', [5, 20], 'tel'),
  facebook: off('any', [2, 80]),
  wechat: off('any', [2, 40]),
  idNumber: off('letters-digits', [5, 30]),
  recommenderId: off('letters-digits', [4, 30]),
  affiliateCode: fieldRule('affiliate-code', { required: false, minLength: 4, maxLength: 16 }),
  captcha: off('any', [4, 8]),
};
