import type { ApiFile, CsvFile } from '../core/schema';

/** Saves a file that the api made, as a download of the browser. */
export function saveFile({ name, content }: CsvFile | ApiFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: typeof content === 'string' ? CSV : content.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const CSV = 'text/csv;charset=utf-8';
