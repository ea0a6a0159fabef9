import type { SignInForm } from './use-sign-in.ts';

const forms: readonly string[] = ['login', 'register', 'forgot'] satisfies SignInForm[];

export function isSignInForm(name: string): name is SignInForm {
  return forms.includes(name);
}
