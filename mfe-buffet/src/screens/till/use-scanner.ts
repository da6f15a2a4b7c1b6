import { useEffect, useRef } from 'react';
import { NO_SCAN, scanKey } from './model/scanner';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Listens for a barcode scanner outside of text fields: fast keys that end with Enter. */
export function useScanner(onCode: (code: string) => void) {
  const handler = useRef(onCode);
  handler.current = onCode;
  useEffect(() => {
    let scan = NO_SCAN;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.matches(TEXT_FIELDS)) return;
      const heard = scanKey(scan, event.key, event.timeStamp);
      scan = heard.scan;
      if (heard.code === null) return;
      // keeps the scanner's Enter from pressing the focused button
      event.preventDefault();
      event.stopPropagation();
      handler.current(heard.code);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
