import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { amountText, parseAmount } from '../core/money';
import { testLabels } from '../testing/labels';
import { AmountField } from './amount-field';
import { LabelsProvider } from './labels';
import { UiProvider } from './provider';

function Form({ initial, sums }: { initial: number; sums?: number[] }) {
  const [typed, setTyped] = useState(amountText(initial));
  return (
    <>
      <AmountField label="Amount" value={typed} onChange={setTyped} {...(sums && { sums })} />
      <output>{String(parseAmount(typed))}</output>
    </>
  );
}

test.each([
  ['es', '48.000', '39.000,5', '39.000,50'],
  ['en', '48,000', '39,000.5', '39,000.50'],
  ['pt', '48.000', '39.000,5', '39.000,50'],
  ['en', '48,000', '39000.5', '39,000.50'],
])('in %s an amount reads %s, and %s that is typed becomes %s', async (locale, initial, typed, left) => {
  render(
    <IntlProvider locale={locale}>
      <UiProvider theme="light">
        <LabelsProvider labels={testLabels}>
          <Form initial={4_800_000} />
        </LabelsProvider>
      </UiProvider>
    </IntlProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveValue(initial);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(field).toHaveValue(typed);
  expect(screen.getByRole('status')).toHaveTextContent(/^3900050$/);
  await userEvent.tab();
  expect(field).toHaveValue(left);
});

/** Shows a form of a club whose currency has no decimals. */
const renderInChile = (form: ReactNode) =>
  render(
    <IntlProvider locale="es" messages={{ 'error.fraction_of_currency': 'no decimals in {currency}' }}>
      <UiProvider theme="light">
        <LabelsProvider labels={{ ...testLabels, currency: 'CLP' }}>{form}</LabelsProvider>
      </UiProvider>
    </IntlProvider>,
  );

test('a currency without decimals says so as soon as some are typed', async () => {
  renderInChile(<Form initial={4_800_000} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toBeValid();
  await userEvent.clear(field);
  await userEvent.type(field, '48.000,5');
  expect(field).toHaveAccessibleDescription('no decimals in CLP');
  expect(field).toBeInvalid();
});

test('all that is open may have decimals, from before the club had its currency', async () => {
  renderInChile(<Form initial={4_800_050} sums={[4_800_050]} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toBeValid();
  await userEvent.clear(field);
  await userEvent.type(field, '48.000,25');
  expect(field).toBeInvalid();
});
