import type { Club } from '@canchero/shared-contracts/club';
import { HostProvider, useHost, useStore, useTheme } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useMemo, useState } from 'react';
import { useText } from '../../text';
import { ChangeLog } from '../../undo/change-log';
import { followedHost } from '../../undo/followed-host';
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
  return <UndoableDay key={club.id} club={club} />;
}

/** Agenda of one club over a host that keeps the last change, whoever sends it. */
function UndoableDay({ club }: { club: Club }) {
  const given = useHost();
  const [changes] = useState(() => new ChangeLog());
  const host = useMemo(() => followedHost(given, changes), [given, changes]);
  return (
    <HostProvider host={host} theme={useTheme()}>
      <DayAgenda club={club} changes={changes} />
    </HostProvider>
  );
}
