import { type CourtLimit, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { showErrorToast, showToast } from '../../parts/toast-queue';
import { call } from '../../session/session-call';
import { courtLimitKey } from './use-court-limit';

interface Props {
  clubId: string;
  limit: CourtLimit;
  open: boolean;
  onClose: () => void;
}

/** Asks which courts keep taking bookings, as many as the plan allows. */
export function KeepCourtsDialog({ open, ...choice }: Props) {
  return (
    <Dialog open={open} onOpenChange={(_, change) => !change.open && choice.onClose()}>
      <DialogSurface>
        <Choice {...choice} />
      </DialogSurface>
    </Dialog>
  );
}

function Choice({ clubId, limit, onClose }: Omit<Props, 'open'>) {
  const text = useText();
  const queryClient = useQueryClient();
  const [kept, setKept] = useState(() => limit.courts.filter((court) => !court.surplus).map(({ id }) => id));
  const full = kept.length >= limit.max;
  const save = useMutation({
    mutationFn: () => call(subscriptionEndpoints.keepCourts, { params: { clubId }, body: { court_ids: kept } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(courtLimitKey(clubId), answer);
      showToast({ intent: 'success', body: text('planLimit.chosen') });
      onClose();
    },
    onError: (error) => showErrorToast(error),
  });
  return (
    <DialogBody>
      <DialogTitle>{text('planLimit.chooseTitle')}</DialogTitle>
      <DialogContent>
        <Text as="p">{text('planLimit.chooseLead', { max: limit.max })}</Text>
        {limit.courts.map(({ id, name }) => {
          const checked = kept.includes(id);
          return (
            <div key={id}>
              <Checkbox
                label={name}
                checked={checked}
                disabled={!checked && full}
                onChange={() => setKept(checked ? kept.filter((one) => one !== id) : [...kept, id])}
              />
            </div>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('action.close')}</Button>
        <Button appearance="primary" disabled={!full || save.isPending} onClick={() => save.mutate()}>
          {text('planLimit.keep')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
