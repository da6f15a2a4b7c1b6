import type { Booking, SettableState } from '@canchero/shared-contracts/booking';
import { useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { versionKey } from '../../undo/change-log';

/** Menu that marks a booking as confirmed or, once it has begun, as completed or as a no-show. */
export function StatusMenu({ booking }: { booking: Booking }) {
  const { actions, texts, undo } = useBookings();
  const { text } = texts;
  const host = useHost();
  const begun = Date.parse(booking.start) <= Date.now();
  const choices: SettableState[] = begun ? ['completed', 'no_show', 'confirmed'] : ['confirmed'];
  const offered = choices.filter((state) => state !== booking.state);
  if (offered.length === 0) return null;
  const set = async (state: SettableState) => {
    try {
      const marked = await actions.setStatus(booking, state);
      undo.offer(versionKey(marked), { title: text(`status.done.${state}`) });
    } catch (error) {
      host.toast({ intent: 'error', title: text('failed.update'), body: errorText(error, texts) });
    }
  };
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle">{text('status.mark')}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offered.map((state) => (
            <MenuItem key={state} onClick={() => void set(state)}>
              {text(`bookings.state.${state}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
