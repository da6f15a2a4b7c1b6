import path from 'node:path';
import { OWNER } from '../fixtures/accounts';
import { Agenda, CLUB } from '../fixtures/agenda';
import { messagesOfBroken } from '../fixtures/broken-remote';
import { createRemoteServer } from '../fixtures/remote-server';
import { expect, signIn, test } from '../fixtures/test';
import { atTheClub, stockedItem, Till } from '../fixtures/till';

test.use({ expectedInConsole: [messagesOfBroken('mfe-buffet')] });

// One process serves the api and the releases by default, so without it the agenda would stop too. Here the buffet's
// release comes from a process of its own behind the same address, and that one is killed.
test("the buffet's server fails: the agenda works, the till shows an error panel, and the ticket survives", async ({
  page,
  api,
  service,
}) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  await stockedItem(api, clubId, { name: 'Café de turno', price: 250_000, stock: null });
  const remote = await createRemoteServer(service.url, path.join(service.dataDir, 'releases'), 'mfe-buffet');
  const till = new Till(page);
  try {
    await signIn(page, OWNER, remote.url);
    await atTheClub(page);
    await till.open();
    await till.tile('Café de turno').click();
    await till.tile('Café de turno').click();
    await expect(till.total).toHaveText(/5\.000/);

    // the open screen goes on: its code is loaded, and the api is another server
    await remote.kill();
    await till.tile('Café de turno').click();
    await expect(till.total).toHaveText(/7\.500/);

    await page.reload();
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('ChunkLoadError', { timeout: 30_000 });
    await page.getByRole('link', { name: 'Agenda', exact: true }).click();
    await new Agenda(page).shown();
    await page.getByRole('link', { name: 'Buffet', exact: true }).click();
    await expect(panel).toContainText('ChunkLoadError', { timeout: 30_000 });

    await remote.start();
    // it comes back by itself
    await expect(panel).toBeHidden({ timeout: 5000 });
    await expect(till.total).toHaveText(/7\.500/);
    await till.pay('QR');
    await expect(till.sold).toContainText('7.500');
  } finally {
    // the page would go on asking the address that ends here
    await page.close();
    await remote.close();
  }
});
