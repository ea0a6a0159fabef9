import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each form of the shell, and the name under which a test walks it with the whole list. */
const walked: Readonly<Record<string, readonly string[]>> = {
  'sign-in/username-login.tsx': ['sign-in by name'],
  'sign-in/sms-login.tsx': ['sign-in by SMS'],
  'sign-in/forgot-by-email.tsx': ['lost password by mail'],
  'sign-in/forgot-by-mobile.tsx': ['lost password by mobile'],
  'sign-in/reset-by-link.tsx': ['new password by the mailed link'],
  'sign-in/change-password-form.tsx': [
    'new password that is due',
    'new password that is wished for',
  ],
  'sign-in/register-fields.tsx': ['registration with a name', 'registration with a mobile number'],
  'pages/join-form.tsx': ['a message to the brand'],
  'features/support/chat-form.tsx': ['a message to the desk'],
};

/** A tool of operators and developers, whose own test it has. */
const tools = ['inspect/local-build-form.tsx'];

test('every form of the shell is walked with empty, too long, strange and pasted texts and with every failure', () => {
  const forms = files.filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && textOf(file).includes('<form'),
  );
  expect(forms.length).toBeGreaterThan(5);
  expect(forms.filter((form) => !tools.includes(form)).toSorted()).toEqual(
    Object.keys(walked).toSorted(),
  );
});

test('and under each of these names there is a test', () => {
  const tests = files
    .filter((file) => file.endsWith('.test.tsx'))
    .map(textOf)
    .join('\n');
  const names = Object.values(walked).flat();
  expect(names.filter((name) => !tests.includes(`describeForm('${name}'`))).toEqual([]);
});
