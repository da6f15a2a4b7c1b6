import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { darkTheme, lightTheme } from './theme';

/** One style renderer for every React root of the page, with the nonce that the content security policy asks for. */
const page = typeof document === 'undefined' ? undefined : document;
const nonce = page?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const renderer = createDOMRenderer(page, nonce ? { styleElementAttributes: { nonce } } : {});

export function UiProvider({
  theme,
  children,
  className,
}: {
  theme: 'light' | 'dark';
  children: ReactNode;
  className?: string;
}) {
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={theme === 'dark' ? darkTheme : lightTheme} {...(className && { className })}>
        {children}
      </FluentProvider>
    </RendererProvider>
  );
}
