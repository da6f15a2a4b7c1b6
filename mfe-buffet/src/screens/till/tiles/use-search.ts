import { useQueryParams } from '@canchero/shared-contracts/kit';
import { useEffect, useRef, useState } from 'react';

const AFTER_TYPING_MS = 120;

/** Search of the tiles, which follows each key. The address has it once typing pauses: a navigation costs more. */
export function useSearch(): [string, (typed: string) => void] {
  const [address, go] = useQueryParams();
  const kept = address.get('q') ?? '';
  const [typed, setTyped] = useState(kept);
  const written = useRef(kept);
  useEffect(() => {
    // the address may still carry an older text that this field wrote itself: ignore it
    if (kept !== written.current) setTyped(kept);
    written.current = kept;
  }, [kept]);
  useEffect(() => {
    if (typed === kept) return;
    const timer = setTimeout(() => {
      written.current = typed;
      go({ q: typed || null });
    }, AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, kept, go]);
  return [typed, setTyped];
}
