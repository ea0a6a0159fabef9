import type { CallName, ErrorCode } from '@croupier/contracts';
import { act, fireEvent } from '@testing-library/react';
import type { Line } from './line.ts';

export interface FieldUnderTest {
  /** The input's name in the page. */
  readonly name: string;
  /** The platform's name of the field in the errors of a refused call, if it differs. */
  readonly errorName?: string;
  /** A text that the form accepts. */
  readonly good: string;
  /** What the call contains for `good`; by default the same text. */
  readonly sends?: string;
  readonly isOptional?: boolean;
  /** Invalid formats and lengths that the page itself reports and never sends. */
  readonly refuses?: readonly string[];
  /** The field that this field repeats, such as a confirmation. */
  readonly repeats?: string;
  /**
   * Spaces around the text are significant, as in a password (`significant`), or reported as an error
   * (`refused`); otherwise they are removed.
   */
  readonly spaces?: 'significant' | 'refused';
}

export interface FormUnderTest {
  /** The call that the form sends. */
  readonly call: CallName;
  /** Renders the page with the form; the line answers its call. */
  readonly open: (line: Line) => Promise<{ readonly called: readonly SentCall[] }>;
  /** The fields in page order. */
  readonly fields: readonly [FieldUnderTest, ...FieldUnderTest[]];
  /** Steps needed before the form can be sent, in addition to the fields, such as accepting the terms. */
  readonly prepare?: (form: HTMLFormElement) => void;
  /** After a reload the form has what was typed, except passwords and codes. */
  readonly keepsTyped?: true;
  /** Failures that belong to a field: the form shows them there. */
  readonly about?: readonly (readonly [ErrorCode, field: string])[];
}

interface SentCall {
  readonly name: string;
  readonly input: unknown;
  readonly key?: string | undefined;
}

/** One form of the page, as the visitor perceives the form. */
export class FormOnPage {
  readonly element: HTMLFormElement;
  readonly #test: FormUnderTest;
  readonly #called: readonly SentCall[];

  constructor(test: FormUnderTest, called: readonly SentCall[]) {
    const forms = [...document.forms].filter(
      (form) =>
        !form.closest('[hidden]') &&
        test.fields.every(({ name }) => form.elements.namedItem(name) !== null),
    );
    const [only, another] = forms;
    if (!only || another) throw new Error(`${forms.length} forms of the page have these fields`);
    this.element = only;
    this.#test = test;
    this.#called = called;
  }

  field(name: string): HTMLInputElement | HTMLTextAreaElement {
    const found = this.element.elements.namedItem(name);
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
    throw new Error(`the form has no one field ${name}`);
  }

  get button(): HTMLButtonElement {
    const found = [...this.element.elements].find(
      (one) => one instanceof HTMLButtonElement && one.type === 'submit',
    );
    if (found instanceof HTMLButtonElement) return found;
    throw new Error('the form has no button that sends it');
  }

  /** Fills every field as a browser's autofill does: all at once, without focusing any. */
  fill(): void {
    for (const { name, good } of this.#test.fields) this.set(name, good);
    this.#test.prepare?.(this.element);
  }

  /** Also fills the fields that repeat this field. */
  set(name: string, value: string): void {
    const repeated = this.#test.fields.filter(({ repeats }) => repeats === name);
    for (const one of [name, ...repeated.map((field) => field.name)]) {
      const field = this.field(one);
      if (!field.readOnly) fireEvent.input(field, { target: { value } });
    }
  }

  press(): void {
    act(() => this.button.focus());
    fireEvent.click(this.button);
  }

  /** Presses Enter in the first field, which submits like a press of the button. */
  pressEnter(): void {
    fireEvent.submit(this.element);
  }

  get values(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#test.fields.map(({ name }) => [name, this.field(name).value] as const),
    );
  }

  /** The requests that the form sent. */
  get sent(): readonly SentCall[] {
    return this.#called.filter(({ name }) => name === this.#test.call);
  }

  /** The error of a field: the text that describes the field, in a live region. */
  errorAt(name: string): string {
    const field = this.field(name);
    if (field.getAttribute('aria-invalid') !== 'true') return '';
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    return described
      .map((id) => document.getElementById(id))
      .filter((words) => words?.closest('[aria-live], [role="alert"]'))
      .map((words) => words?.textContent ?? '')
      .join(' ');
  }

  /** The error of the form as a whole. */
  get failure(): string {
    const described = new Set(
      [...this.element.elements].flatMap((one) =>
        (one.getAttribute('aria-describedby') ?? '').split(' '),
      ),
    );
    return [...this.element.querySelectorAll('[aria-live] > *, [role="alert"]')]
      .filter(({ id }) => id === '' || !described.has(id))
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim();
  }

  /** Fields that are marked as invalid. */
  get invalid(): readonly string[] {
    return this.#test.fields.map(({ name }) => name).filter((name) => this.errorAt(name) !== '');
  }
}
