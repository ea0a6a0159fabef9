import type { Problem } from '@croupier/contracts';
import { act, cleanup, fireEvent, waitFor as waitUntil } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormOnPage, type FieldUnderTest, type FormUnderTest } from './form-under-test.ts';
import { Line } from './line.ts';

/** A change of the focus or of the sent calls changes no document: such facts are looked for at an interval. */
const waitFor = (check: () => void) => waitUntil(check, { interval: 5 });

type Failure = Pick<Problem, 'code'> & Partial<Problem>;

/** Failures that any form can get instead of a response. */
const failures: readonly Failure[] = [
  { code: 'offline' },
  { code: 'timeout' },
  // The same code covers invalid responses: a proxy's page, a truncated text.
  { code: 'unavailable' },
  { code: 'internal' },
  { code: 'too-many-requests', retryAfter: 30 },
  { code: 'forbidden' },
];

/** Unexpected texts. The form must either refuse them with a message or send them unchanged. */
const strange = ['🎰🃏 🎉', 'مرحبا بكم ١٢٣', '<img src=x onerror=alert(1)>', 'x'.repeat(600)];

/**
 * The contract of every form: errors appear at their fields, typed text is kept, each submit sends one
 * request, and the form stays usable.
 */
export function describeForm(name: string, form: FormUnderTest): void {
  const required = form.fields.filter(({ isOptional }) => !isOptional);

  describe(name, () => {
    if (required.length > 0)
      test('a missing value is reported at its field, and nothing is sent', () =>
        sentEmpty(form, required));

    if (form.fields.some(({ refuses }) => refuses))
      test('an invalid value is reported at its field and can be corrected', () => sentWrong(form));

    test('a press that moves the focus out of a field changes no message before the release', () =>
      leftByPress(form));

    test('unexpected texts are refused with a message or sent unchanged', () => sentStrange(form));

    test('leading and trailing spaces are removed unless they are significant', () =>
      sentPasted(form));

    test('a failure is reported, typed text is kept, one press sends one request, and the next attempt can succeed', () =>
      failed(form));

    if (form.keepsTyped)
      test('after a reload the form has what was typed, except passwords', () => reloaded(form));

    test('a field that the platform refuses shows the error', () => refused(form));
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

/**
 * An error message rendered while the button is down would move the pressed element away from the pointer.
 */
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
      // A typed field, such as a date, accepts nothing else.
      if (page.field(name).value !== text) continue;
      await sentOnce(page, line, text);
      expect(page.field(name)).toHaveValue(text);
    }
    page.set(name, good);
  }
}

/** One press: either a message appears, or the text is sent unchanged. */
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
    if (field.readOnly || field.type === 'date' || spaces === 'refused') continue;
    await user.clear(field);
    await user.paste(`  ${good} `);
  }
  page.press();
  await waitFor(() => expect([page.sent.length, page.invalid]).toEqual([1, []]));
  const leaves = leavesOf(page.sent[0]?.input);
  for (const { good, spaces, sends = good } of form.fields)
    expect(leaves).toContain(spaces === 'significant' ? `  ${good} ` : sends);
  await line.succeeds();
}

/** Every failure in turn on the same form, and finally a success. */
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
    await errorShown(page, failure, field);
    expect(page.values).toEqual(typed);
  }
  await pressedTwice(page, all.length + 1);
  const [first] = page.sent;
  expect(page.sent).toEqual(page.sent.map(() => first));
  await line.succeeds();
}

/** A press, a second press during the request, and Enter together send one request. */
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

async function errorShown(page: FormOnPage, { code }: Failure, field: string | null) {
  const invalid = field === null ? [] : [field];
  await waitFor(() => expect([code, page.invalid]).toEqual([code, invalid]));
  if (field !== null) await waitFor(() => expect(page.field(field)).toHaveFocus());
  else await waitFor(() => expect([code, page.failure]).not.toEqual([code, '']));
  await waitFor(() => expect(page.button).not.toHaveAttribute('aria-busy', 'true'));
  expect(page.button).toBeEnabled();
  expect(document.body).not.toHaveFocus();
}

async function reloaded(form: FormUnderTest) {
  const before = await opened(form);
  before.page.fill();
  await settled();
  cleanup();
  const { page } = await opened(form);
  for (const { name, good } of form.fields) {
    const field = page.field(name);
    expect([name, field.value]).toEqual([name, field.type === 'password' ? '' : good]);
  }
}

async function refused(form: FormUnderTest) {
  const { page, line } = await opened(form);
  page.fill();
  const typed = page.values;
  for (const [at, { name, errorName = name }] of form.fields.entries()) {
    page.press();
    await waitFor(() => expect(page.sent).toHaveLength(at + 1));
    await line.fails({ code: 'invalid-input', fields: { [errorName]: { code: 'invalid' } } });
    await waitFor(() => expect(page.invalid).toEqual([name]));
    await waitFor(() => expect(page.field(name)).toHaveFocus());
    await waitFor(() => expect(page.button).not.toHaveAttribute('aria-busy', 'true'));
    expect(page.values).toEqual(typed);
  }
}

/** Waits for all pending work. */
async function settled(): Promise<void> {
  await act(async () => undefined);
}

/** Every leaf value of a call's input, as text: typed numbers are sent as numbers. */
function leavesOf(input: unknown): readonly string[] {
  if (typeof input !== 'object' || input === null) return [String(input)];
  return Object.values(input).flatMap(leavesOf);
}
