import { KitLabels, lazyPart, loadMessages, useMessages } from '@canchero/shared-contracts/kit';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Language } from '../core/language';
import type { LoadMessages } from './use-messages';

/**
 * Wraps a screen whose code and texts are fetched on first render, at once. Place it inside a `Suspense`. What it shows
 * has the remote's texts and its own; a failure of either is retried like that of a `lazyPart`. Each remote compiles it in,
 * so that the first load of the page is none the larger.
 *
 * - `load`: imports the component.
 * - `messages`: loads the catalogue of the screen's folder.
 * @see https://formatjs.github.io/docs/react-intl/components#intlprovider
 * @example
 * const ClubConfigScreen = lazyScreen(
 *   () => import('./screens/club-config/club-config-screen').then((m) => m.ClubConfigScreen),
 *   (locale) => import(`./screens/club-config/lang/${locale}.json`).then((catalogue) => catalogue.default),
 * );
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>, messages: LoadMessages) {
  const loadIn = (locale: Language) => async () => {
    const [Screen] = await Promise.all([load(), loadMessages(messages, locale)]);
    return (props: Props) => (
      <OwnTexts load={messages}>
        <Screen {...props} />
      </OwnTexts>
    );
  };
  const parts = new Map<Language, ComponentType<Props>>();
  const partIn = (locale: Language) => {
    const part = parts.get(locale) ?? lazyPart(loadIn(locale));
    parts.set(locale, part);
    return part;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, when its module is evaluated
  return function LazyScreen(props: Props) {
    const locale = useIntl().locale as Language;
    // another language replaces the texts of the open screen, which keeps its state
    const [opened] = useState(locale);
    const Part = partIn(opened);
    return <Part {...props} />;
  };
}

/** Adds texts to those of the remote. Another language shows once both have it, in controls as well. */
function OwnTexts({ load, children }: { load: LoadMessages; children: ReactNode }) {
  const intl = useIntl();
  const own = useMessages(load, intl.locale as Language);
  const [remote, setRemote] = useState(intl);
  if (own?.locale === intl.locale && remote !== intl) setRemote(intl);
  const messages = useMemo(() => ({ ...remote.messages, ...own?.messages }) as typeof remote.messages, [remote, own]);
  return (
    <IntlProvider locale={remote.locale} messages={messages} onError={intl.onError}>
      <KitLabels>{children}</KitLabels>
    </IntlProvider>
  );
}
