import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { testLabels } from '../testing/labels';
import { DateField } from './date-field';
import { LabelsProvider } from './labels';
import { UiProvider } from './provider';

function Form({ initial, heard }: { initial: string; heard: string[] }) {
  const [date, setDate] = useState(initial);
  const change = (next: string) => {
    heard.push(next);
    setDate(next);
  };
  return <DateField aria-label="Desde" value={date} onChange={change} />;
}

function show(initial: string) {
  const heard: string[] = [];
  render(
    <IntlProvider locale="es">
      <UiProvider theme="light">
        <LabelsProvider labels={testLabels}>
          <Form initial={initial} heard={heard} />
        </LabelsProvider>
      </UiProvider>
    </IntlProvider>,
  );
  return { heard, field: screen.getByRole('textbox', { name: 'Desde' }) };
}

test('a date stands as the language writes it, whatever the browser speaks', async () => {
  const { field, heard } = show('2026-11-21');
  expect(field).toHaveValue('21/11/2026');
  await userEvent.clear(field);
  await userEvent.type(field, '24/12/2026');
  expect(heard.at(-1)).toBe('2026-12-24');
});

test('a day without its year counts when one leaves; what is no date goes', async () => {
  const { field, heard } = show('2026-11-21');
  const year = new Date().getFullYear();
  await userEvent.clear(field);
  await userEvent.type(field, '5/3{Enter}');
  expect(heard.at(-1)).toBe(`${year}-03-05`);
  expect(field).toHaveValue(`05/03/${year}`);
  await userEvent.clear(field);
  await userEvent.type(field, 'mañana');
  await userEvent.tab();
  expect(heard.at(-1)).toBe('');
  expect(field).toHaveValue('');
});
