import type { Problem } from '@croupier/contracts';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormOnPage, type FieldUnderTest, type FormUnderTest } from './form-under-test.ts';
import { Line } from './line.ts';

type Failure = Pick<Problem, 'code'> & Partial<Problem>;

/** What may come instead of an answer, to any form. */
const failures: readonly Failure[] = [
  { code: 'offline' },
  { code: 'timeout' },
  // What is no answer of ours reads so, too: a proxy's page, half a text.
  { code: 'unavailable' },
  { code: 'internal' },
  { code: 'too-many-requests', retryAfter: 30 },
  { code: 'forbidden' },
];

/** Texts that no form expects. Whatever it makes of them, it says so or sends them as they are. */
const strange = ['🎰🃏 🎉', 'مرحبا بكم ١٢٣', '<img src=x onerror=alert(1)>', 'x'.repeat(600)];

/** The law of every form: told where it is wrong, nothing typed lost, sent once, and never a dead end. */
export function describeForm(name: string, form: FormUnderTest): void {
  const required = form.fields.filter(({ isOptional }) => !isOptional);

  describe(name, () => {
    if (required.length > 0)
      test('what is missing is told at its field, and nothing is sent', () =>
        sentEmpty(form, required));

    if (form.fields.some(({ refuses }) => refuses))
      test('a wrong form is told at its field, and mended', () => sentWrong(form));

    test('a press that leaves a field changes no message before it is released', () =>
      leftByPress(form));

    test('strange texts are refused in words or sent as they are', () => sentStrange(form));

    test('spaces pasted around a text are left out, unless they belong to it', () =>
      sentPasted(form));

    test('a failure is told, nothing typed is lost, one press is one request, and the next can go through', () =>
      failed(form));

    test('what the platform refuses of a field is told there', () => refused(form));
  });
}

async function opened(form: FormUnderTest): Promise<{ page: FormOnPage; line: Line }> {
  const line = new Line();
  const { called } = await form.open(line);
  await settled();
  return { page: new FormOnPage(form, called), line };
}

async function sentEmpty(form: FormUnderTest, required: readonly FieldUnderTest[]) {
  const { page } = await opened(form);
  for (const { name } of form.fields) page.set(name, '');
  const canSend = !page.button.disabled;
  page.press();
  page.pressEnter();
  if (canSend) {
    await waitFor(() => expect(page.invalid).toEqual(required.map(({ name }) => name)));
    await waitFor(() => expect(page.field(required[0]?.name ?? '')).toHaveFocus());
  }
  await settled();
  expect(page.sent).toEqual([]);
}

async function sentWrong(form: FormUnderTest) {
  const { page, line } = await opened(form);
  page.fill();
  for (const { name, good, refuses = [] } of form.fields) {
    for (const text of refuses) {
      page.set(name, text);
      page.press();
      await waitFor(() => expect([text, page.invalid]).toEqual([text, [name]]));
      await waitFor(() => expect(page.field(name)).toHaveFocus());
      await settled();
      expect(page.sent).toEqual([]);
      expect(page.field(name)).toHaveValue(text);
    }
    page.set(name, good);
  }
  page.press();
  await waitFor(() => expect([page.sent.length, page.invalid]).toEqual([1, []]));
  await line.succeeds();
}

/** A message drawn while the button is down would move what is pressed from under the pointer. */
async function leftByPress(form: FormUnderTest) {
  const { page } = await opened(form);
  for (const { name, good, refuses = [] } of form.fields) {
    const wrong = refuses[0] ?? `${good} ?`;
    page.set(name, wrong);
    act(() => page.field(name).focus());
    const before = page.invalid;
    fireEvent.pointerDown(page.button);
    fireEvent.mouseDown(page.button);
    act(() => page.button.focus());
    await settled();
    expect([name, page.invalid]).toEqual([name, before]);
    fireEvent.pointerUp(page.button);
    fireEvent.mouseUp(page.button);
    page.set(name, good);
  }
}

async function sentStrange(form: FormUnderTest) {
  const { page, line } = await opened(form);
  page.fill();
  for (const { name, good } of form.fields) {
    for (const text of strange) {
      page.set(name, text);
      // A field of a kind, as a day's, takes nothing else.
      if (page.field(name).value !== text) continue;
      await sentOnce(page, line, text);
      expect(page.field(name)).toHaveValue(text);
    }
    page.set(name, good);
  }
}

/** One press: something is said, or the text goes out as it is. */
async function sentOnce(page: FormOnPage, line: Line, text: string) {
  const before = page.sent.length;
  page.press();
  await waitFor(() => expect(page.sent.length > before || page.invalid.length > 0).toBe(true));
  if (page.sent.length === before) return;
  expect(leavesOf(page.sent.at(-1)?.input)).toContain(text);
  await line.fails({ code: 'unavailable' });
  await waitFor(() => expect(page.button).not.toHaveAttribute('aria-busy', 'true'));
}

async function sentPasted(form: FormUnderTest) {
  const { page, line } = await opened(form);
  page.fill();
  const user = userEvent.setup();
  for (const { name, good, spaces } of form.fields) {
    const field = page.field(name);
    if (field.readOnly || field.type === 'date' || spaces === 'told') continue;
    await user.clear(field);
    await user.paste(`  ${good} `);
  }
  page.press();
  await waitFor(() => expect([page.sent.length, page.invalid]).toEqual([1, []]));
  const leaves = leavesOf(page.sent[0]?.input);
  for (const { good, spaces } of form.fields)
    expect(leaves).toContain(spaces === 'kept' ? `  ${good} ` : good);
  await line.succeeds();
}

/** Every failure in turn at the same form, and at last an answer. */
async function failed(form: FormUnderTest) {
  const { page, line } = await opened(form);
  page.fill();
  const typed = page.values;
  const about = (form.about ?? []).map(([code, field]) => ({ failure: { code }, field }));
  const all = [...failures.map((failure) => ({ failure, field: null })), ...about];
  for (const [at, { failure, field }] of all.entries()) {
    await pressedTwice(page, at + 1);
    expect(page.values).toEqual(typed);
    await line.fails(failure);
    await told(page, failure, field);
    expect(page.values).toEqual(typed);
  }
  await pressedTwice(page, all.length + 1);
  const [first] = page.sent;
  expect(page.sent).toEqual(page.sent.map(() => first));
  await line.succeeds();
}

/** A press, another while it is under way, and Enter: they are one request. */
async function pressedTwice(page: FormOnPage, count: number) {
  page.press();
  page.press();
  page.pressEnter();
  await waitFor(() => expect(page.sent.length).toBeGreaterThanOrEqual(count));
  await settled();
  expect(page.sent).toHaveLength(count);
  await waitFor(() => expect([page.failure, page.invalid]).toEqual(['', []]));
  expect(page.button).toHaveAttribute('aria-busy', 'true');
}

async function told(page: FormOnPage, { code }: Failure, field: string | null) {
  const invalid = field === null ? [] : [field];
  await waitFor(() => expect([code, page.invalid]).toEqual([code, invalid]));
  if (field !== null) await waitFor(() => expect(page.field(field)).toHaveFocus());
  else await waitFor(() => expect([code, page.failure]).not.toEqual([code, '']));
  await waitFor(() => expect(page.button).not.toHaveAttribute('aria-busy', 'true'));
  expect(page.button).toBeEnabled();
  expect(document.body).not.toHaveFocus();
}

async function refused(form: FormUnderTest) {
  const { page, line } = await opened(form);
  page.fill();
  const typed = page.values;
  for (const [at, { name, faultName = name }] of form.fields.entries()) {
    page.press();
    await waitFor(() => expect(page.sent).toHaveLength(at + 1));
    await line.fails({ code: 'invalid-input', fields: { [faultName]: { code: 'invalid' } } });
    await waitFor(() => expect(page.invalid).toEqual([name]));
    await waitFor(() => expect(page.field(name)).toHaveFocus());
    await waitFor(() => expect(page.button).not.toHaveAttribute('aria-busy', 'true'));
    expect(page.values).toEqual(typed);
  }
}

/** Lets everything happen that was under way. */
async function settled(): Promise<void> {
  await act(async () => undefined);
}

/** Every single value of a call's input, as text: what was typed as a number goes out as one. */
function leavesOf(input: unknown): readonly string[] {
  if (typeof input !== 'object' || input === null) return [String(input)];
  return Object.values(input).flatMap(leavesOf);
}
