import { Button, makeStyles, useId } from '@canchero/shared-contracts/ui';
import {
  Toaster as FluentToaster,
  Toast,
  ToastBody,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@canchero/shared-contracts/ui-overlay';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useEffect } from 'react';
import { useText } from '../i18n/text';
import { type QueuedToast, takeToasts, toastQueue } from './toast-queue';

const useStyles = makeStyles({ toast: { '@media print': { display: 'none' } } });

/** Shows queued toasts at the top right, each with a close button. */
export function Toaster() {
  const id = useId('toaster');
  const { dispatchToast } = useToastController(id);
  useEffect(() => {
    const show = () => {
      for (const toast of takeToasts())
        dispatchToast(<OneToast toast={toast} />, {
          intent: toast.intent,
          timeout: toast.duration,
          pauseOnHover: true,
        });
    };
    show();
    return toastQueue.subscribe(show);
  }, [dispatchToast]);
  return <FluentToaster toasterId={id} position="top-end" limit={4} />;
}

function OneToast({ toast }: { toast: QueuedToast }) {
  const text = useText();
  const styles = useStyles();
  return (
    <Toast className={styles.toast}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button appearance="transparent" size="small" icon={<DismissRegular />} aria-label={text('action.close')} />
          </ToastTrigger>
        }
      >
        {toast.title}
      </ToastTitle>
      {toast.body && <ToastBody>{toast.body}</ToastBody>}
      {toast.action && (
        <ToastFooter>
          <ToastTrigger>
            <Button size="small" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          </ToastTrigger>
        </ToastFooter>
      )}
    </Toast>
  );
}
