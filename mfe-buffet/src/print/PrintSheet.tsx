import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as css from './print.module.css';

interface PrintSheetProps {
  /** As wide as the paper of a receipt printer. */
  narrow?: boolean;
  children: ReactNode;
  /** The browser's dialog was closed. */
  onDone(): void;
}

/** Puts what it holds on paper, without the page around it, as soon as it is mounted. */
export function PrintSheet({ narrow = false, children, onDone }: PrintSheetProps) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const finished = () => done.current();
    window.addEventListener('afterprint', finished);
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', finished);
    };
  }, []);
  return createPortal(
    <div className={narrow ? `${css.sheet} ${css.narrow}` : css.sheet}>{children}</div>,
    document.body,
  );
}
