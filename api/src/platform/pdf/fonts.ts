import { createRequire } from 'node:module';

/** Characters that the fonts of every reader of PDF have (WinAnsi); others need the font that is brought along. */
const PLAIN = /^[\x20-\x7e\xa0-\xff\u20ac\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026]*$/;
const fonts = createRequire(import.meta.url);
const WIDE_FONT = 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';
const WIDE_BOLD = 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf';

/** Returns the function that sets the font of a document to one that has the letters of a text. */
export function fontsOf(doc: PDFKit.PDFDocument): (text: string, bold?: boolean) => PDFKit.PDFDocument {
  doc.registerFont('wide', fonts.resolve(WIDE_FONT));
  doc.registerFont('wide-bold', fonts.resolve(WIDE_BOLD));
  return (text, bold = false) => {
    const plain = PLAIN.test(text);
    return doc.font(plain ? (bold ? 'Helvetica-Bold' : 'Helvetica') : bold ? 'wide-bold' : 'wide');
  };
}
