import { useHost, useStore } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { DayAgenda } from './day-agenda';

/** Agenda of the selected club on one day. */
export function DayScreen() {
  const text = useText();
  const club = useStore(useHost().clubs, (s) => s.selected);
  if (!club) {
    return (
      <MessageBar intent="warning" role="status">
        <MessageBarBody>{text('agenda.noClub')}</MessageBarBody>
      </MessageBar>
    );
  }
  return <DayAgenda key={club.id} club={club} />;
}
