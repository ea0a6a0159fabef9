import { makeButton } from './make.ts';
import { element, elementById } from './page-data.ts';
import { text, type TextKey } from './texts.ts';

export interface Choice {
  readonly label: TextKey;
  readonly act: () => void;
}

/** Shows a message over the game with the possible actions. The first action is the default. */
export function notify(message: TextKey, choices: readonly Choice[]): void {
  const dialog = element('notice', HTMLDialogElement);
  elementById('notice-text').textContent = text(message);
  const buttons = choices.map(({ label, act }) =>
    makeButton({ class: 'plain', text: text(label) }, () => {
      dialog.close();
      act();
    }),
  );
  dialog.querySelector('.actions')?.replaceChildren(...buttons);
  if (!dialog.open) dialog.showModal();
}
