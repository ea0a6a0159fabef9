import type { FastifyInstance } from 'fastify';
import {
  phoneVerificationElementId,
  phoneVerificationPath,
  type PhoneProject,
} from '@croupier/contracts';
import { sendPage } from '../../http/compressed-response.ts';
import { sendProblem } from '../../http/problems.ts';
import { policy } from '../../http/security-headers.ts';
import type { PhoneAuth } from '../verification/index.ts';
import type { ShellBuild } from './asset-build.ts';
import type { OnBrand } from './on-brand.ts';
import { jsonForScript, scriptTag } from './page-html.ts';

interface Dependencies {
  readonly shell: ShellBuild;
  readonly phoneAuth: Pick<PhoneAuth, 'projectOf'>;
  readonly onBrand: OnBrand;
}

/**
 * The page in a frame of the sign-in forms that has Firebase send and check codes. Only brands with Firebase have it.
 * Google's reCAPTCHA scripts are allowed here and on no other page.
 */
export function servePhoneVerification(
  http: FastifyInstance,
  { shell, phoneAuth, onBrand }: Dependencies,
): void {
  http.get(
    phoneVerificationPath,
    onBrand(async (brand, request, reply) => {
      const project = await phoneAuth.projectOf(brand.code);
      if (!project)
        return sendProblem(reply, 'not-found', { detail: 'The brand does not use Firebase.' });
      reply.headers({
        'content-security-policy': verificationPolicy(project),
        'x-frame-options': 'SAMEORIGIN',
      });
      return sendPage(request, reply, verificationHtml(project, shell));
    }),
  );
}

/** An emulator asks for no reCAPTCHA: Google's addresses are left out. */
export function verificationPolicy({ emulatorUrl }: PhoneProject): string {
  const isGoogle = emulatorUrl === '';
  return policy({
    'default-src': "'none'",
    'script-src': ["'self'", ...(isGoogle ? reCaptchaScripts : [])].join(' '),
    'frame-src': isGoogle ? reCaptchaFrames.join(' ') : "'none'",
    'connect-src': isGoogle ? identityToolkit : emulatorUrl,
    // The reCAPTCHA lays out its window with style attributes.
    'style-src': isGoogle ? "'unsafe-inline'" : "'none'",
    'img-src': isGoogle ? 'https://www.gstatic.com/recaptcha/' : "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
}

const reCaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const reCaptchaFrames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];
const identityToolkit = 'https://identitytoolkit.googleapis.com';

function verificationHtml(project: PhoneProject, { phoneVerification }: ShellBuild): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>reCAPTCHA</title>
${phoneVerification.map(scriptTag).join('\n')}
</head>
<body>
<script type="application/json" id="${phoneVerificationElementId}">${jsonForScript(project)}</script>
</body>
</html>
`;
}
