import type { Language } from '../core/language';
import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '../ui/core';

/** Texts in the code, because the catalogue may be what failed to load. */
const TEXTS: Record<Language, { title: string; screen: string; widget: string; retry: string }> = {
  es: {
    title: 'Algo salió mal',
    screen: 'No se pudo cargar esta sección.',
    widget: 'No se pudo cargar esta parte.',
    retry: 'Reintentar',
  },
  en: {
    title: 'Something went wrong',
    screen: 'This section could not be loaded.',
    widget: 'This part could not be loaded.',
    retry: 'Retry',
  },
  pt: {
    title: 'Algo deu errado',
    screen: 'Não foi possível carregar esta seção.',
    widget: 'Não foi possível carregar esta parte.',
    retry: 'Tentar de novo',
  },
};

interface Props {
  /** Kind of part that failed: a remote's screen, or a widget in another's. */
  part: 'screen' | 'widget';
  /** Name of the remote. */
  remote: string;
  locale: Language;
  onRetry: () => void;
}

/** Replaces a part of the page that failed, with a retry. */
export function FailureBar({ part, remote, locale, onRetry }: Props) {
  const text = TEXTS[locale];
  return (
    <MessageBar
      intent="error"
      role="alert"
      data-remote={remote}
      data-testid="remote-error"
      style={part === 'screen' ? { margin: 16 } : {}}
    >
      <MessageBarBody>
        <MessageBarTitle>{text.title}</MessageBarTitle>
        {text[part]}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{text.retry}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
