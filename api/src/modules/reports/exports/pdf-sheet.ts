import { fontsOf } from '../../../platform/pdf/fonts';
import type { Column, Report } from './report';

const MARGIN = 30;
const GAP = 8;
const FOOT = 24;
const SIZE = 8;
const PADDING = 3;
const ONE_LINE = SIZE + 2;
const GREY = '#616161';
const LINE = '#d1d1d1';

/** Figure, which is never broken over lines. */
const FIGURE = /^-?[\d.,]+$/;

export type Sheet = Awaited<ReturnType<typeof createSheet>>;

/**
 * Opens a document of A4 pages with a footer, on which tables are drawn. A row is never cut by the end of a page, and
 * each page begins with the headings of its table. Amounts and counts are aligned at their end.
 */
export async function createSheet({ title, club, landscape }: Report, pageText: (number: number) => string) {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: title, Author: club },
  });
  const font = fontsOf(doc);
  let pages = 0;
  let y = MARGIN;
  let columns: readonly Column[] = [];
  let lefts: readonly number[] = [];
  let widths: readonly number[] = [];

  const full = () => doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN - FOOT;

  const newPage = () => {
    doc.addPage();
    pages += 1;
    y = MARGIN;
    const foot = doc.page.height - MARGIN - SIZE;
    const text = `${title} · ${club}`;
    font(text).fontSize(SIZE).fillColor(GREY);
    doc.text(text, MARGIN, foot, { width: full() - 90, height: ONE_LINE, ellipsis: true });
    font(pageText(pages));
    doc.text(pageText(pages), MARGIN, foot, { width: full(), align: 'right', height: ONE_LINE });
    doc.fillColor('black');
  };

  const line = () => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + full(), y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  };
  const isFigure = (at: number) => columns[at]?.kind === 'money' || columns[at]?.kind === 'count';
  /** Height of a cell's text, which is wrapped unless it is a figure. */
  const heightOf = (text: string, at: number, bold: boolean) => {
    const width = widths[at] ?? 0;
    font(text, bold).fontSize(SIZE);
    const isWrapped = !FIGURE.test(text) && doc.widthOfString(text) > width;
    return isWrapped ? doc.heightOfString(text, { width }) : ONE_LINE;
  };
  /** Writes a figure to the end of its cell, smaller where it is wider than that. */
  const figure = (text: string, left: number, width: number) => {
    const size = Math.min(SIZE, (SIZE * width) / doc.widthOfString(text));
    doc.fontSize(size);
    doc.text(text, left + width - doc.widthOfString(text), y + PADDING + SIZE - size, { lineBreak: false });
  };
  /** Draws cells beside each other, on the next page if this one is full. */
  const cells = (texts: readonly string[], bold: boolean) => {
    const heights = texts.map((text, at) => heightOf(text, at, bold));
    const height = Math.min(Math.max(...heights), bottom() - MARGIN - 2 * ONE_LINE - 4 * PADDING);
    if (y + height + 2 * PADDING > bottom()) {
      newPage();
      if (!bold) head();
    }
    for (const [at, text] of texts.entries()) {
      const left = lefts[at] ?? 0;
      const width = widths[at] ?? 0;
      font(text, bold).fontSize(SIZE);
      if (heights[at] === ONE_LINE) {
        if (isFigure(at)) figure(text, left, width);
        else doc.text(text, left, y + PADDING, { lineBreak: false });
      } else {
        doc.text(text, left, y + PADDING, { width, height, align: isFigure(at) ? 'right' : 'left', ellipsis: true });
      }
    }
    y += height + 2 * PADDING;
    line();
  };
  const head = () =>
    cells(
      columns.map((column) => column.title),
      true,
    );

  newPage();
  return {
    /** Draws the title of the document, and lines under it. */
    heading(text: string, lines: readonly string[]) {
      font(text, true).fontSize(16).text(text, MARGIN, y, { width: full() });
      y = doc.y + 2;
      for (const one of lines) {
        font(one).fontSize(9).fillColor(GREY).text(one, MARGIN, y, { width: full() });
        y = doc.y;
      }
      doc.fillColor('black');
      y += 10;
    },
    /** Begins a table, under its title if it has one. */
    begin(of: readonly Column[], name: string | null) {
      columns = of;
      const sum = of.reduce((total, { width }) => total + width, 0);
      const room = full() - GAP * (of.length - 1);
      widths = of.map(({ width }) => (width / sum) * room);
      lefts = widths.map((_, at) => MARGIN + widths.slice(0, at).reduce((total, width) => total + width + GAP, 0));
      // a title is not left alone at the end of a page
      if (y + 70 > bottom()) newPage();
      if (name) {
        y += 8;
        font(name, true).fontSize(11).text(name, MARGIN, y, { width: full() });
        y = doc.y + 2;
      }
      head();
    },
    row: (texts: readonly string[], bold = false) => cells(texts, bold),
    /** Draws a sentence in place of rows. */
    note(text: string) {
      font(text)
        .fontSize(SIZE)
        .fillColor(GREY)
        .text(text, MARGIN, y + PADDING, { width: full() });
      doc.fillColor('black');
      y = doc.y + PADDING;
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
