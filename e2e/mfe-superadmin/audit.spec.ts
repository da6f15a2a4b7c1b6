import { readFileSync } from 'node:fs';
import { OWNER } from '../fixtures/accounts';
import { CLUB, emptyDay, instant } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { expect, test, withSuperAdmin } from '../fixtures/test';

test('what an owner did at a club is found and downloaded, and the search itself is noted', async ({
  page,
  api,
  service,
}) => {
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const court = await api.court(club.id, 'Pádel 3');
  const start = instant(emptyDay(41), '10:00');
  const booking = await api.book(club.id, { court_id: court.id, start, duration: 60, event_type: 'turno' });
  await withSuperAdmin(page, service);
  await page.goto('/administrator/audit');
  await page.getByRole('searchbox', { name: 'Id' }).fill(booking.id);
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText(/Olivia Ortega.*Club Palermo Pádel.*booking\.create/);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(booking.id);
  await page.getByRole('searchbox', { name: 'Id' }).fill('');
  await page.getByRole('searchbox', { name: 'Acción' }).fill('admin.audit_export');
  await expect(lines.filter({ hasText: 'admin.audit_export' }).first()).toContainText('Sara Sáenz');
});
