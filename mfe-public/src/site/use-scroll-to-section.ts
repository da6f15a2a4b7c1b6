import { useLocation } from '@canchero/shared-contracts/router';
import { useEffect } from 'react';

/** Scrolls to the section in the address (`/#pricing`) and moves the focus there, on every visit. */
export function useScrollToSection() {
  const location = useLocation();
  useEffect(() => {
    // biome-ignore lint/plugin: an address names an element of the document
    const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (!section) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
    section.focus({ preventScroll: true });
  }, [location]);
}
