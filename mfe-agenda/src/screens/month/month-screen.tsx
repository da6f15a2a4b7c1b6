import { useHost, useStore } from '@canchero/shared-contracts/kit';
import { useText } from '../../text';
import { ClubMonthScreen } from './club-month-screen';

/** A month of the selected club. */
export function MonthScreen() {
  const text = useText();
  const club = useStore(useHost().clubs, (s) => s.selected);
  if (!club) return <p role="status">{text('agenda.noClub')}</p>;
  return <ClubMonthScreen key={club.id} club={club} />;
}
