/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
