import { Button, Spinner } from '@canchero/shared-contracts/ui';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import type { ComponentProps } from 'react';
import { useText } from '../text';

type ExportButtonProps = ComponentProps<typeof Button> & { disabled: boolean; pending: boolean };

/** Button that opens the choice of the kind of file, which passes it the other props. */
export function ExportButton({ disabled, pending, ...trigger }: ExportButtonProps) {
  const text = useText();
  return (
    <Button
      {...trigger}
      icon={pending ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
      aria-busy={pending}
      disabledFocusable={disabled || pending}
    >
      {text(pending ? 'export.pending' : 'export.menu')}
    </Button>
  );
}
