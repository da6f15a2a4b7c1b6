import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as css from './print.module.css';

const A4 = '@page { size: A4; margin: 16mm; }';
const MM = 25.4 / 96;
const MARGIN = 4;

/** A receipt printer cuts where the page ends: it is as long as what is on it. `height` in pixels of CSS. */
const strip = (height: number) =>
  `@page { size: 80mm ${Math.ceil(height * MM) + 2 * MARGIN + 1}mm; margin: ${MARGIN}mm; }`;

interface PrintSheetProps {
  /** As wide as the paper of a receipt printer. */
  narrow?: boolean;
  children: ReactNode;
  /** The browser's dialog was closed. */
  onDone(): void;
}

/** Puts what it holds on paper, without the page around it, as soon as it is mounted. */
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
