import { createPages, GREY, MARGIN, SIZE } from './pdf-pages';
import { PADDING, PdfTable } from './pdf-table';
import type { Column, Report } from './report';

/** Height that the title of a table needs for not being left alone at the end of a page. */
const TITLE_AND_ROWS = 70;

export type Sheet = Awaited<ReturnType<typeof createSheet>>;

/** Opens a document of pages on which headings, tables and notes are drawn, one below the other. */
export async function createSheet(report: Report, pageText: (number: number) => string) {
  const pages = await createPages(report, pageText);
  const { doc, font } = pages;
  return {
    /** Draws the title of the document, and lines under it. */
    heading(text: string, lines: readonly string[]) {
      font(text, true).fontSize(16).text(text, MARGIN, pages.y, { width: pages.width() });
      pages.y = doc.y + 2;
      for (const line of lines) {
        font(line).fontSize(9).fillColor(GREY).text(line, MARGIN, pages.y, { width: pages.width() });
        pages.y = doc.y;
      }
      doc.fillColor('black');
      pages.y += 10;
    },
    /** Begins a table, under its title if it has one. */
    table(columns: readonly Column[], title: string | null): PdfTable {
      const table = new PdfTable(pages, columns);
      if (pages.y + TITLE_AND_ROWS > pages.bottom()) pages.add();
      if (title) {
        pages.y += 8;
        font(title, true).fontSize(11).text(title, MARGIN, pages.y, { width: pages.width() });
        pages.y = doc.y + 2;
      }
      table.head();
      return table;
    },
    /** Draws a sentence in place of rows. */
    note(text: string) {
      font(text)
        .fontSize(SIZE)
        .fillColor(GREY)
        .text(text, MARGIN, pages.y + PADDING, { width: pages.width() });
      doc.fillColor('black');
      pages.y = doc.y + PADDING;
    },
    /** Returns what is written so far; null if that was taken already. */
    read: (): Buffer | null => doc.read(),
    /** Ends the document and yields what is left of it. */
    async *rest(): AsyncGenerator<Buffer> {
      doc.end();
      yield* doc as AsyncIterable<Buffer>;
    },
  };
}
