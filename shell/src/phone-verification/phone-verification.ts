import {
  isPhoneVerificationRequest,
  phoneVerificationElementId,
  type PhoneProject,
  type PhoneVerificationAnswer,
} from '@croupier/contracts';
import { createFirebasePhone } from './firebase-phone.ts';
import { watchReCaptcha } from './watch-recaptcha.ts';

/**
 * The page in the frame of a sign-in form. It accepts messages only of the page that frames it, which the content policy limits to
 * the same origin.
 */
function start(project: PhoneProject): void {
  const { parent, location } = window;
  const send = (answer: PhoneVerificationAnswer) => parent.postMessage(answer, location.origin);
  const phone = createFirebasePhone(project);
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== location.origin) return;
    if (isPhoneVerificationRequest(data)) void phone.answer(data).then(send);
  });
  watchReCaptcha((height) => send({ kind: 'height', height }));
  send({ kind: 'ready' });
}

/** The platform writes the project into the page. */
function projectInPage(): PhoneProject {
  const text = document.getElementById(phoneVerificationElementId)?.textContent ?? '';
  const project: unknown = JSON.parse(text);
  if (isProject(project)) return project;
  throw new Error('the page has no Firebase project');
}

function isProject(value: unknown): value is PhoneProject {
  return typeof value === 'object' && value !== null && 'projectId' in value && 'apiKey' in value;
}

start(projectInPage());
