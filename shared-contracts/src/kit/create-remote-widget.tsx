import type { ComponentType } from 'react';
import type { ParcelConfig } from 'single-spa';
import type { WidgetProps } from '../mfe/host-services';
import type { SlotName, Slots } from '../mfe/slots';
import { createLifecycles } from './remote-lifecycles';
import type { LoadMessages } from './use-messages';

interface RemoteWidget<S extends SlotName> {
  /** The remote's name, for error reports. */
  name: string;
  /** The slot that it is made for; it decides the props. */
  slot: S;
  /** The remote's catalogue, by dynamic import. */
  messages: LoadMessages;
  Widget: ComponentType<Slots[S]>;
}

/** The default export of `src/widgets/<name>.tsx`: a part of a remote in another one's screen. */
export const createRemoteWidget = <S extends SlotName>(widget: RemoteWidget<S>): ParcelConfig<WidgetProps<S>> =>
  createLifecycles<WidgetProps<S>>({
    part: 'widget',
    name: `${widget.name}/${widget.slot}`,
    messages: widget.messages,
    render: ({ slot }) => <widget.Widget {...(slot as Slots[S] & object)} />,
  });
