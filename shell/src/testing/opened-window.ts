import { screen, waitFor } from '@testing-library/react';

/** A window once its code has come: until then a skeleton stands in it. */
export function openedWindow(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = screen.getByRole('dialog', { name });
    expect(dialog.querySelector('svg[class*=skeleton]')).toBeNull();
    expect(dialog).toBeVisible();
    return dialog;
  });
}
