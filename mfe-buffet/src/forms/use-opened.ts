import { useState } from 'react';

/** Whether it is open or was so before. What opens over the page is mounted then, and not before: it adds to the page's focus order. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
