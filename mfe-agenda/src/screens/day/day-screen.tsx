import { useHost, useStore } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { ClubDayScreen } from './club-day-screen';

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
  return <ClubDayScreen key={club.id} club={club} />;
}
