import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { testLabels } from '../testing/labels';
import { LabelsProvider, UiProvider } from './core';
import { ImportDialog, type ImportPlan } from './overlay';

const user = userEvent.setup();
/** Ends the write that the dialog waits for. */
let end: { well: () => void; badly: () => void };

const plan: ImportPlan<string> = {
  texts: { title: 'Import', hint: 'A CSV file', columns: 'Name', choose: 'Choose', another: 'Another' },
  preview: async (content) => content,
  write: () =>
    new Promise((resolve, reject) => {
      end = { well: resolve, badly: () => reject(new Error('refused')) };
    }),
  count: () => 1,
  action: () => 'Write',
  show: (content) => <p>{content}</p>,
};

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <UiProvider theme="light">
      <LabelsProvider labels={testLabels}>
        <ImportDialog open={open} plan={plan} explain={() => 'It was refused'} onClose={() => setOpen(false)} />
      </LabelsProvider>
    </UiProvider>
  );
}

const dialog = () => screen.queryByRole('dialog');
const cancel = () => screen.getByRole('button', { name: testLabels.cancel });

test('an import that is being written is not given up: its dialog stays until it is known what was written', async () => {
  render(<Page />);
  const file = new File([''], 'names.csv', { type: 'text/csv' });
  // jsdom's files cannot be read this way
  Object.assign(file, { arrayBuffer: async () => new Uint8Array(Buffer.from('Name\nAna')) });
  await user.upload(screen.getByLabelText('Choose', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  await user.click(cancel());
  await user.keyboard('{Escape}');
  expect(dialog()).toBeVisible();
  await act(async () => end.badly());
  expect(await screen.findByRole('alert')).toHaveTextContent('It was refused');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await act(async () => end.well());
  await waitFor(() => expect(dialog()).toBeNull());
});

test('before anything is written the dialog closes', async () => {
  render(<Page />);
  await user.click(cancel());
  await waitFor(() => expect(dialog()).toBeNull());
});
