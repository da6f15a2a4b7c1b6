import { MARGIN, ONE_LINE, type Pages, SIZE } from './pdf-pages';
import type { Column } from './report';

const GAP = 8;
export const PADDING = 3;
const LINE = '#d1d1d1';

/** Figure, which is never broken over lines. */
const FIGURE = /^-?[\d.,]+$/;

/** Place of a column's cells, in points. */
interface CellPlace {
  left: number;
  width: number;
  /** True for amounts and counts, which are aligned at their end. */
  isFigure: boolean;
}

interface PlacedText extends CellPlace {
  text: string;
}

function placesOf(columns: readonly Column[], fullWidth: number): CellPlace[] {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const room = fullWidth - GAP * (columns.length - 1);
  let left = MARGIN;
  return columns.map(({ width: share, kind }) => {
    const place = { left, width: (share / shares) * room, isFigure: kind === 'money' || kind === 'count' };
    left += place.width + GAP;
    return place;
  });
}

/** Table that goes on over pages: a row is never cut by the end of a page. */
export class PdfTable {
  private readonly places: readonly CellPlace[];

  constructor(
    private readonly pages: Pages,
    private readonly columns: readonly Column[],
  ) {
    this.places = placesOf(columns, pages.width());
  }

  /** Draws the headings. */
  head(): void {
    const titles = this.columns.map(({ title }) => title);
    this.row(titles, true);
  }

  /** Draws a row; on the next page, under headings unless it is bold, if this one is full. */
  row(texts: readonly string[], bold = false): void {
    const { pages } = this;
    const cells = this.places.map((place, at) => ({ ...place, text: texts[at] ?? '' }));
    const heights = cells.map((cell) => this.heightOf(cell, bold));
    const mostOfPage = pages.bottom() - MARGIN - 2 * ONE_LINE - 4 * PADDING;
    const height = Math.min(Math.max(...heights), mostOfPage);
    if (pages.y + height + 2 * PADDING > pages.bottom()) {
      pages.add();
      if (!bold) this.head();
    }
    for (const [at, cell] of cells.entries()) {
      pages.font(cell.text, bold).fontSize(SIZE);
      if (heights[at] === ONE_LINE) this.line(cell);
      else this.paragraph(cell, height);
    }
    pages.y += height + 2 * PADDING;
    this.rule();
  }

  /** Returns the height of a text, which is wrapped unless it is a figure. */
  private heightOf({ text, width }: PlacedText, bold: boolean): number {
    const { doc, font } = this.pages;
    font(text, bold).fontSize(SIZE);
    const isWrapped = !FIGURE.test(text) && doc.widthOfString(text) > width;
    return isWrapped ? doc.heightOfString(text, { width }) : ONE_LINE;
  }

  /** Writes a text that fits into one line; a figure at the end of its cell, smaller where it is wider than that. */
  private line({ text, left, width, isFigure }: PlacedText): void {
    const { doc, y } = this.pages;
    if (!isFigure) {
      doc.text(text, left, y + PADDING, { lineBreak: false });
      return;
    }
    const size = Math.min(SIZE, (SIZE * width) / doc.widthOfString(text));
    doc.fontSize(size);
    doc.text(text, left + width - doc.widthOfString(text), y + PADDING + SIZE - size, { lineBreak: false });
  }

  private paragraph({ text, left, width, isFigure }: PlacedText, height: number): void {
    const { doc, y } = this.pages;
    doc.text(text, left, y + PADDING, { width, height, align: isFigure ? 'right' : 'left', ellipsis: true });
  }

  /** Draws the line under a row. */
  private rule(): void {
    const { doc, y, width } = this.pages;
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width(), y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  }
}
