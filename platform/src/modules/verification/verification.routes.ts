import { calls, type CodePurpose, type CodeSent, type ErrorCode } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Visit } from '../../http/visit.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { mobileNumber } from './mobile-number.ts';
import type { Verification } from './verification.service.ts';

interface Dependencies {
  readonly verification: Verification;
  readonly brands: Pick<Brands, 'byCode'>;
}

export const verificationRoutes = ({ verification, brands }: Dependencies): Route[] => [
  ...signInAdminRoutes({ verification, brands }),
  on(calls.challenge, async ({ brand, input }) =>
    done(await verification.challenge.issue(brand, input.purpose)),
  ),
  on(calls.captcha, ({ brand, ip, input }) =>
    verification.captcha.issue({
      brand: brand.code,
      ip,
      language: input.language ?? brand.defaultLanguage,
    }),
  ),
  on(calls.smsCode, (visit) => sendCode(verification, visit, visit.input.purpose)),
  on(calls.smsRegisterCode, (visit) => sendCode(verification, visit, 'register')),
  on(calls.signInProviders, async ({ brand }) => done(await verification.providers(brand.code))),
  on(calls.socialArrival, ({ brand, input }) =>
    verification.social.arrival(brand.code, input.ticket),
  ),
];

const signInAdminRoutes = ({ verification: { signIn }, brands }: Dependencies): Route[] => {
  const ofBrand = async <Value, F extends ErrorCode>(
    code: string,
    work: (brand: Brand) => Promise<Outcome<Value, F>>,
  ): Promise<Outcome<Value, F | 'not-found'>> => {
    const brand = await brands.byCode(code);
    return brand ? work(brand) : fail('not-found', { detail: `There is no brand ${code}.` });
  };
  return [
    on(calls.signInServices, ({ input }) =>
      ofBrand(input.brand, async (brand) => done(await signIn.list(brand))),
    ),
    on(calls.saveSignInService, ({ input, operator }) =>
      ofBrand(input.brand, (brand) => signIn.save(brand, input, operator)),
    ),
    on(calls.testSignInService, ({ input }) =>
      ofBrand(input.brand, async (brand) => done({ result: await signIn.test(brand, input.kind) })),
    ),
  ];
};

interface CodeInput {
  readonly countryDialingCode: string;
  readonly mobileNo: string;
  readonly challenge?: string;
  readonly language: Parameters<Verification['codes']['send']>[0]['language'];
}

type SendFailure = 'invalid-input' | 'challenge-failed' | 'too-many-requests';

/** The number is checked first: a typing error must not cost a solved challenge. */
async function sendCode(
  { challenge, codes }: Verification,
  { brand, ip, input }: Visit<CodeInput>,
  purpose: CodePurpose,
): Promise<Outcome<CodeSent, SendFailure>> {
  const mobile = mobileNumber(input.countryDialingCode, input.mobileNo);
  if (!mobile)
    return fail('invalid-input', { fields: { mobileNo: { code: 'pattern', pattern: 'mobile' } } });
  const solved = await challenge.check({ brand, purpose: 'sms', payload: input.challenge });
  if (!solved.ok) return solved;
  return codes.send({ brand, purpose, recipient: mobile, ip, language: input.language });
}
