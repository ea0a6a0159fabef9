import { screen, waitFor } from '@testing-library/react';

/** A window after its code has loaded: until then it contains a skeleton. */
export function openedWindow(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = screen.getByRole('dialog', { name });
    expect(dialog.querySelector('svg[class*=skeleton]')).toBeNull();
    expect(dialog).toBeVisible();
    return dialog;
  });
}
