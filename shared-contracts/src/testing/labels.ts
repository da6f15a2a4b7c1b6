import type { UiLabels } from '../ui/labels';

/** Words of controls for tests of the design system. */
export const testLabels: UiLabels = {
  close: 'close',
  cancel: 'cancel',
  retry: 'retry',
  saving: 'saving',
  loading: 'loading',
  pickDate: 'pick a date',
  currency: 'ARS',
  discard: { title: 'discard?', body: 'unsaved', confirm: 'discard', keep: 'keep' },
};
