import type { CallName, ErrorCode } from '@croupier/contracts';
import { act, fireEvent } from '@testing-library/react';
import type { Line } from './line.ts';

export interface FieldUnderTest {
  /** As the input is called in the page. */
  readonly name: string;
  /** As the platform calls it among the faults of a refused call, where that is another name. */
  readonly faultName?: string;
  /** A text that the form takes. */
  readonly good: string;
  readonly isOptional?: boolean;
  /** Wrong forms and lengths that the page itself tells, and never sends. */
  readonly refuses?: readonly string[];
  /** The field whose text it says once more. */
  readonly repeats?: string;
  /** Spaces around it belong to it, as with a password, or are told; otherwise they are left out. */
  readonly spaces?: 'kept' | 'told';
}

export interface FormUnderTest {
  /** The call that sends it. */
  readonly call: CallName;
  /** Draws the page with the form on it, the line standing in for the answer of its call. */
  readonly open: (line: Line) => Promise<{ readonly called: readonly Sent[] }>;
  /** In the order of the page. */
  readonly fields: readonly [FieldUnderTest, ...FieldUnderTest[]];
  /** What there is to do beside the fields before it can be sent, as ticking the terms. */
  readonly prepare?: (form: HTMLFormElement) => void;
  /** Failures that are about one of the fields: they are told there. */
  readonly about?: readonly (readonly [ErrorCode, field: string])[];
}

interface Sent {
  readonly name: string;
  readonly input: unknown;
  readonly key?: string | undefined;
}

/** One form of the page, by what its visitor sees of it. */
export class FormOnPage {
  readonly element: HTMLFormElement;
  readonly #test: FormUnderTest;
  readonly #called: readonly Sent[];

  constructor(test: FormUnderTest, called: readonly Sent[]) {
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

  /** Every field as a browser fills it in: all at once, and none of them visited. */
  fill(): void {
    for (const { name, good } of this.#test.fields) this.set(name, good);
    this.#test.prepare?.(this.element);
  }

  /** What repeats a field is typed along with it. */
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

  /** Enter in the first field, which sends as a press of the button does. */
  pressEnter(): void {
    fireEvent.submit(this.element);
  }

  get values(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#test.fields.map(({ name }) => [name, this.field(name).value] as const),
    );
  }

  /** The requests that the form made. */
  get sent(): readonly Sent[] {
    return this.#called.filter(({ name }) => name === this.#test.call);
  }

  /** What is said to be wrong with a field: the words that describe it, in a place that is read aloud. */
  faultAt(name: string): string {
    const field = this.field(name);
    if (field.getAttribute('aria-invalid') !== 'true') return '';
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    return described
      .map((id) => document.getElementById(id))
      .filter((words) => words?.closest('[aria-live], [role="alert"]'))
      .map((words) => words?.textContent ?? '')
      .join(' ');
  }

  /** What is said of the form as a whole. */
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

  /** Fields that the page says are wrong. */
  get invalid(): readonly string[] {
    return this.#test.fields.map(({ name }) => name).filter((name) => this.faultAt(name) !== '');
  }
}
