import { fontsOf } from '../../../platform/pdf/fonts';
import type { Report } from './report';

export const MARGIN = 30;
const FOOT = 24;
/** Size of the font of tables and footers, in points. */
export const SIZE = 8;
export const ONE_LINE = SIZE + 2;
export const GREY = '#616161';

export type Pages = Awaited<ReturnType<typeof createPages>>;

/** Opens a document of A4 pages, each with the report's name, its club and the page's number at the foot. */
export async function createPages({ title, club, landscape }: Report, pageText: (number: number) => string) {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: title, Author: club },
  });
  const font = fontsOf(doc);
  let count = 0;
  const width = () => doc.page.width - 2 * MARGIN;
  const pages = {
    doc,
    font,
    /** Place of what is drawn next, in points from the top of the page. */
    y: MARGIN,
    /** Width between the margins. */
    width,
    /** End of a page's content, above its footer. */
    bottom: () => doc.page.height - MARGIN - FOOT,
    /** Begins the next page. */
    add() {
      doc.addPage();
      count += 1;
      pages.y = MARGIN;
      const foot = doc.page.height - MARGIN - SIZE;
      const text = `${title} · ${club}`;
      font(text).fontSize(SIZE).fillColor(GREY);
      doc.text(text, MARGIN, foot, { width: width() - 90, height: ONE_LINE, ellipsis: true });
      font(pageText(count));
      doc.text(pageText(count), MARGIN, foot, { width: width(), align: 'right', height: ONE_LINE });
      doc.fillColor('black');
    },
  };
  pages.add();
  return pages;
}
