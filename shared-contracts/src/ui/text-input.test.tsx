import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { testLabels } from '../testing/labels';
import { Field, Input, Textarea } from './forms';
import { LabelsProvider, type UiLabels } from './labels';
import { UiProvider } from './provider';

const labels: UiLabels = { ...testLabels, full: (max) => `up to ${max} fit` };

function Form({ Control, type }: { Control: 'line' | 'lines'; type?: 'password' }) {
  const [value, setValue] = useState('');
  const props = { value, maxLength: 12, onChange: (_: unknown, data: { value: string }) => setValue(data.value) };
  return (
    <Field label="Name">
      {Control === 'line' ? <Input {...props} {...(type && { type })} /> : <Textarea {...props} />}
    </Field>
  );
}

async function paste(text: string, form: Parameters<typeof Form>[0], words: UiLabels | null = labels) {
  const field = <Form {...form} />;
  render(
    <UiProvider theme="light">{words ? <LabelsProvider labels={words}>{field}</LabelsProvider> : field}</UiProvider>,
  );
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste(text);
  return screen.getByLabelText('Name');
}

test.each([
  ['Ana\tPaz', 'Ana Paz'],
  ['\u202a11 5555\u202c', '11 5555'],
  ['\ufeffAna\u200b', 'Ana'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('a line keeps what is seen of what is pasted: %j', async (pasted, kept) => {
  expect(await paste(pasted, { Control: 'line' })).toHaveValue(kept);
});

test.each([
  ['Ana\vBo\fCaro', 'Ana\nBo\nCaro'],
  ['Ana\u0007\0\tPaz', 'Ana\tPaz'],
])('a text of many lines keeps what the service takes: %j', async (pasted, kept) => {
  expect(await paste(pasted, { Control: 'lines' })).toHaveValue(kept);
});

test('a password is taken as it is', async () => {
  expect(await paste('a\u200bb', { Control: 'line', type: 'password' })).toHaveValue('a\u200bb');
});

test.each(['line', 'lines'] as const)('a paste that was cut is told: %s', async (Control) => {
  expect(await paste('12345678901', { Control })).toHaveValue('12345678901');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.paste('234');
  expect(screen.getByLabelText('Name')).toHaveValue('123456789012');
  expect(screen.getByRole('status')).toHaveTextContent('up to 12 fit');
});

test('without words the count says it', async () => {
  await paste('1234567890123', { Control: 'line' }, null);
  expect(screen.getByRole('status')).toHaveTextContent('12/12');
});
