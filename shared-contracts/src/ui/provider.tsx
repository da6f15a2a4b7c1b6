import './theme.css';
import './forced-colors.css';
import './touch.css';
import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useMountedComponent } from './keep-mounted';

/** One style renderer for every React root of the page, with the nonce that the content security policy asks for. */
const page = typeof document === 'undefined' ? undefined : document;
const nonce = page?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const renderer = createDOMRenderer(page, nonce ? { styleElementAttributes: { nonce } } : {});

/** Empty, since the variables come from the style sheet; overlays take the document's. */
const NOTHING_TO_COMPUTE = {};

/** Provides theme and styles to the components of one React root. */
export function UiProvider({
  theme,
  children,
  className,
}: {
  theme: 'light' | 'dark';
  children: ReactNode;
  className?: string;
}) {
  const Kept = useMountedComponent();
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={NOTHING_TO_COMPUTE} data-theme={theme} {...(className && { className })}>
        {children}
        {Kept && <Kept />}
      </FluentProvider>
    </RendererProvider>
  );
}
