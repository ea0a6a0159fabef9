/** What is closed or open is said by the page itself: only another page shows the change. */
export function reloadPage(): void {
  window.location.reload();
}
