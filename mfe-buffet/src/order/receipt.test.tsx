import { createFormatter } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { aClub } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor } from '@testing-library/react';
import { anOrder } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';
import { Receipt } from './receipt';

/** Style sheet of the browser's, which jsdom lacks as it lacks printing. */
class Paper {
  replaceSync() {}
}
const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  Object.assign(globalThis, { CSSStyleSheet: Paper });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(window, { print });
});

/** Prints the receipt of an order and returns its text. */
async function printed(order: Order): Promise<string> {
  const formatter = createFormatter('es-AR', 'ARS', 'America/Argentina/Buenos_Aires');
  renderScreen(<Receipt order={order} club={aClub()} formatter={formatter} onDone={() => {}} />, {
    apiUrl: 'http://localhost',
    address: '/buffet/orders',
  });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  return screen.getByText('Comprobante n.º 7').closest('[aria-hidden]')?.textContent ?? '';
}

test('the receipt of a cancelled order says that it is, and thanks for nothing', async () => {
  const receipt = await printed(anOrder({ state: 'cancelled', close_reason: 'Se arrepintió' }));
  expect(receipt).toContain('Anulado');
  expect(receipt).not.toContain('¡Gracias!');
});

test('that of one that is paid later says what is open', async () => {
  const receipt = await printed(anOrder());
  expect(receipt).toMatch(/Falta pagar\$\s1\.500/);
  expect(receipt).not.toContain('Anulado');
  expect(receipt).toContain('¡Gracias!');
});
