import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '../core/language';
import type { SlotFilling, WidgetProps } from '../mfe/host-services';
import type { SlotName, SlotState, Slots } from '../mfe/slots';
import { Spinner } from '../ui/core';
import { FailureBar } from './failure-bar';
import { useHost, useTheme } from './host-context';
import { useLocation, useNavigationType } from './router';
import { useStore } from './use-store';

type Props<S extends SlotName> = Slots[S] & {
  /** Name of the slot. */
  name: S;
  /** Content if the slot has no widget. Default: nothing. */
  fallback?: ReactNode;
  /** Rendered while the widget loads. Default: a small spinner. */
  loading?: ReactNode;
};

/**
 * Places another remote's widget in a screen, with the slot's props. The screen works on whether the widget is missing
 * (`fallback`), loading, or broken (a bar with a retry).
 * @example
 * <HostSlot name="event.consumptions" bookingId={id} players={players} closed={false} onChange={refetch} />
 */
export function HostSlot<S extends SlotName>({ name, fallback = null, loading, ...props }: Props<S>) {
  const host = useHost();
  const locale = useIntl().locale as Language;
  const theme = useTheme();
  const location = useLocation();
  const navigationType = useNavigationType();
  const [state, setState] = useState<SlotState>({ phase: 'loading' });
  const place = useRef<HTMLDivElement>(null);
  const filling = useRef<SlotFilling<S> | null>(null);
  const given: WidgetProps<S> = { host, locale, theme, location, navigationType, slot: props as unknown as Slots[S] };
  const latest = useRef(given);
  latest.current = given;

  useLayoutEffect(() => {
    const filled = host.slots.fill(name, place.current as HTMLDivElement, latest.current, setState);
    filling.current = filled;
    return () => {
      filling.current = null;
      filled.dispose();
    };
  }, [host, name]);
  // each render makes a new props object, so the values are compared one by one
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slot has the same props at each render
  useEffect(() => filling.current?.update(latest.current), [locale, theme, location, ...Object.values(props)]);

  return (
    <>
      {state.phase === 'empty' && fallback}
      {state.phase === 'loading' && (loading ?? <Spinner size="tiny" />)}
      {state.phase === 'failed' && (
        <FailureBar part="widget" remote={name} locale={locale} onRetry={() => filling.current?.retry()} />
      )}
      <div ref={place} data-slot={name} />
    </>
  );
}

/** Tells whether a slot has a widget, to hide what would open an empty one. */
export const useSlotFilled = (name: SlotName): boolean =>
  useStore(useHost().slots.filled, ({ names }) => names.includes(name));
