import { useHost } from '@canchero/shared-contracts/kit';
import { FormPanel } from '@canchero/shared-contracts/ui-overlay';
import { type ComponentProps, useEffect, useState } from 'react';
import { useText } from '../text';
import { DiscardDialog } from './discard-dialog';

type FormDrawerProps = Omit<ComponentProps<typeof FormPanel>, 'close' | 'saving'> & {
  /** Name of the form, for what the page warns about. */
  form: string;
  dirty: boolean;
};

/** A form in a drawer that asks before input is thrown away. */
export function FormDrawer({ form, dirty, onClose, ...panel }: FormDrawerProps) {
  const text = useText();
  const host = useHost();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    host.setDirty(form, dirty);
    return () => host.setDirty(form, false);
  }, [host, form, dirty]);
  return (
    <>
      <FormPanel
        {...panel}
        close={text('form.close')}
        saving={text('form.saving')}
        onClose={() => (dirty ? setAsking(true) : onClose())}
      />
      {asking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
}
