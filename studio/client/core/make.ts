interface Traits {
  readonly text?: string;
  readonly class?: string;
  readonly id?: string;
  /** Name for screen readers. */
  readonly label?: string;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { text, class: className, id, label }: Traits,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  if (id !== undefined) made.id = id;
  if (label !== undefined) made.setAttribute('aria-label', label);
  made.append(...children);
  return made;
}

export function makeButton(traits: Traits, act: () => void): HTMLButtonElement {
  const button = make('button', traits);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}
