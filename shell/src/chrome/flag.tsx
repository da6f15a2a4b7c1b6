import type { Language } from '@canchero/shared-contracts/core';

/** Drawn, for not every system has flags among its emoji. */
const SHAPES: Record<Language, React.ReactNode> = {
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h20v14H0z" />
      <path fill="#ffc400" d="M0 3.5h20v7H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <path stroke="#b22234" d="M0 .5h20M0 3.1h20M0 5.7h20M0 8.3h20M0 10.9h20M0 13.5h20" />
      <path fill="#3c3b6e" d="M0 0h9v7.2H0z" />
    </>
  ),
  pt: (
    <>
      <path fill="#009739" d="M0 0h20v14H0z" />
      <path fill="#fedd00" d="m10 1.6 8 5.4-8 5.4L2 7z" />
      <circle cx="10" cy="7" r="2.8" fill="#012169" />
    </>
  ),
};

export function Flag({ language }: { language: Language }) {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" style={{ borderRadius: 2, flexShrink: 0 }}>
      {SHAPES[language]}
    </svg>
  );
}
