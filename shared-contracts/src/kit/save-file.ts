import type { CsvFile } from '../core/schema';

/** Hands a file that the api made to the browser's downloads. */
export function saveFile({ name, content }: CsvFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
