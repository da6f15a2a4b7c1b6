import { type ReactNode, useMemo } from 'react';
import { LabelsProvider } from '../ui/labels';
import { useHost } from './host-context';
import type es from './lang/es.json';
import { useTranslate } from './text';
import type { LoadMessages } from './use-messages';
import { useStore } from './use-store';

/** Ids of the texts that the kit brings for every remote: words of controls, errors of all calls, names that recur. */
export type KitTextId = keyof typeof es;

/** Loads a remote's catalogue on top of the kit's. A remote replaces a text of the kit by one with the same id. */
export const withKitTexts =
  (load: LoadMessages): LoadMessages =>
  async (locale) => {
    const kit = import(/* webpackChunkName: "kit-[request]" */ `./lang/${locale}.json`);
    const [common, own] = await Promise.all([kit, load(locale)]);
    return { ...common.default, ...own };
  };

/**
 * Gives the design system its words in the current language, and a toast for those that come late. Place it inside the
 * host and intl providers.
 */
export function KitLabels({ children }: { children: ReactNode }) {
  const text = useTranslate<KitTextId>();
  const host = useHost();
  const currency = useStore(host.clubs, ({ selected }) => selected?.currency);
  const labels = useMemo(
    () => ({
      close: text('form.close'),
      cancel: text('form.cancel'),
      retry: text('form.retry'),
      saving: text('form.saving'),
      loading: text('screen.loading'),
      pickDate: text('form.pickDate'),
      currency,
      full: (max: number) => text('form.full', { max }),
      discard: {
        title: text('discard.title'),
        body: text('discard.body'),
        confirm: text('discard.confirm'),
        keep: text('discard.keep'),
      },
      tellLate: (title: string, body: string) => host.toast({ intent: 'error', title, body }),
    }),
    [host, text, currency],
  );
  return <LabelsProvider labels={labels}>{children}</LabelsProvider>;
}
