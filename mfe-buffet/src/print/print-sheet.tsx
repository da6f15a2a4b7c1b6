import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as css from './print.module.css';

const A4 = '@page { size: A4; margin: 16mm; }';
const MM = 25.4 / 96;
const MARGIN = 4;

/** Page size for a receipt printer, which cuts where the page ends. `height` in CSS pixels. */
const strip = (height: number) =>
  `@page { size: 80mm ${Math.ceil(height * MM) + 2 * MARGIN + 1}mm; margin: ${MARGIN}mm; }`;

interface PrintSheetProps {
  /** Uses the width of a receipt printer's paper. */
  narrow?: boolean;
  children: ReactNode;
  /** Called when the browser's print dialog closes. */
  onDone(): void;
}

/** Prints its children without the page around them, as soon as it is mounted. */
export function PrintSheet({ narrow = false, children, onDone }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const finished = () => done.current();
    window.addEventListener('afterprint', finished);
    const paper = new CSSStyleSheet();
    document.adoptedStyleSheets.push(paper);
    const frame = requestAnimationFrame(() => {
      paper.replaceSync(narrow ? strip(sheet.current?.offsetHeight ?? 0) : A4);
      window.print();
    });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== paper);
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', finished);
    };
  }, [narrow]);
  return createPortal(
    <div ref={sheet} aria-hidden className={narrow ? `${css.sheet} ${css.narrow}` : css.sheet}>
      {children}
    </div>,
    document.body,
  );
}
