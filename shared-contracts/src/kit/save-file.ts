import type { ApiFile, CsvFile } from '../core/schema';

/** Saves a file that the api made, as a download of the browser. */
export function saveFile({ name, content }: CsvFile | ApiFile): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/csv' }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
