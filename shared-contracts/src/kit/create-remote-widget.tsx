import type { ComponentType } from 'react';
import type { WidgetProps } from '../mfe/host-services';
import type { SlotName, Slots } from '../mfe/slots';
import { createLifecycles, type RemoteParcel } from './remote-lifecycles';
import type { LoadMessages } from './use-messages';

interface RemoteWidget<S extends SlotName> {
  /** Name of the remote, used in error reports. */
  name: string;
  /** Slot that the widget is made for; decides its props. */
  slot: S;
  /** Loads the remote's catalogue of a language, by dynamic import. */
  messages: LoadMessages;
  /** Renders the widget from the slot's props. */
  Widget: ComponentType<Slots[S]>;
}

/**
 * Builds a widget, a part of a remote in another one's screen: the default export of `src/widgets/<name>.tsx`. The
 * remote must name it in its `remote.ts`.
 * @see https://single-spa.js.org/docs/parcels-overview
 * @example
 * // src/widgets/event-consumptions.tsx
 * export default createRemoteWidget({
 *   name: 'mfe-buffet',
 *   slot: 'event.consumptions',
 *   messages: loadMessages,
 *   Widget: EventConsumptions,
 * });
 */
export const createRemoteWidget = <S extends SlotName>(widget: RemoteWidget<S>): RemoteParcel<WidgetProps<S>> =>
  createLifecycles<WidgetProps<S>>({
    part: 'widget',
    name: `${widget.name}/${widget.slot}`,
    messages: widget.messages,
    render: ({ slot }) => <widget.Widget {...(slot as Slots[S] & object)} />,
  });
