import type { ReactElement } from 'react';
import type { Language } from '../core/language';

/** Drawings, since not every system has flag emoji. The colours are the flags', not the theme's. */
const FLAGS: Record<Language, ReactElement> = {
  es: (
    <>
      <path fill="#74acdf" d="M0 0h21v15H0z" />
      <path fill="#fff" d="M0 5h21v5H0z" />
      <circle cx="10.5" cy="7.5" r="1.6" fill="#f6b40e" />
    </>
  ),
  en: (
    <>
      <path fill="#fff" d="M0 0h21v15H0z" />
      <path stroke="#b22234" strokeWidth="1.15" d="M0 .6h21M0 2.9h21M0 5.2h21M0 7.5h21M0 9.8h21M0 12.1h21M0 14.4h21" />
      <path fill="#3c3b6e" d="M0 0h9.5v8H0z" />
    </>
  ),
  pt: (
    <>
      <path fill="#009b3a" d="M0 0h21v15H0z" />
      <path fill="#fedf00" d="M10.5 1.6 19 7.5l-8.5 5.9L2 7.5z" />
      <circle cx="10.5" cy="7.5" r="3" fill="#002776" />
    </>
  ),
};

/** Flag of a language, as decoration beside its name. */
export const Flag = ({ language }: { language: Language }) => (
  <svg width="21" height="15" viewBox="0 0 21 15" aria-hidden="true" style={{ borderRadius: 3, flexShrink: 0 }}>
    {FLAGS[language]}
  </svg>
);
