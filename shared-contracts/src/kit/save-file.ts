import type { CsvFile } from '../core/schema';

/** Saves a file that the api made, as a download of the browser. */
export function saveFile({ name, content }: CsvFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
