/** Whether the site is closed is part of the page: only a reload shows the change. */
export function reloadPage(): void {
  window.location.reload();
}
