import { federationEndpoints, type RemoteRelease } from '@canchero/shared-contracts/federation';
import { OTHER_OWNER, OWNER } from '../fixtures/accounts';
import { Api } from '../fixtures/api';
import { axeFindings } from '../fixtures/axe';
import { Team } from '../fixtures/team';
import { expect, test, withSuperAdmin } from '../fixtures/test';

let team: Team;
test.beforeAll(async ({ service }) => {
  team = await Team.open(service.dataDir);
});
test.afterAll(() => team.close());

/** Returns the release of the reports that a person gets. */
async function versionFor(url: string, email: string): Promise<string | undefined> {
  const api = await new Api(url).signIn(email);
  const remotes: RemoteRelease[] = await api.call(federationEndpoints.remotes, {});
  return remotes.find(({ name }) => name === 'mfe-reports')?.version;
}

test('a release is rolled back, tried by one club, and given to everybody', async ({ page, service }) => {
  const before = await versionFor(service.url, OWNER);
  team.write('mfe-reports', 'dashboard.title', 'Panel nuevo');
  await team.run('release', 'mfe-reports');
  const after = await versionFor(service.url, OWNER);
  expect(after).not.toBe(before);

  await withSuperAdmin(page, service);
  await page.goto('/administrator/releases');
  const panel = page.getByRole('region', { name: 'mfe-reports' });
  await expect(panel).toContainText(`${after} desde el`);
  expect(await axeFindings(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Volver a la anterior' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(panel).toContainText(`${before} desde el`);
  expect(await versionFor(service.url, OWNER)).toBe(before);

  await panel.getByRole('button', { name: `Probar ${after}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Clubes' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Fútbol Quilmes' }).click();
  await form.getByRole('combobox', { name: 'Clubes' }).press('Escape');
  await form.getByRole('button', { name: 'Empezar la prueba' }).click();
  await expect(panel).toContainText(/En 1 de \d+ clubes: Fútbol Quilmes\./);
  expect(await versionFor(service.url, OTHER_OWNER)).toBe(after);
  expect(await versionFor(service.url, OWNER)).toBe(before);

  await panel.getByRole('button', { name: `Activar ${after}` }).click();
  await question.getByRole('button', { name: 'Activar' }).click();
  await expect(panel).toContainText(`${after} desde el`);
  expect(await versionFor(service.url, OWNER)).toBe(after);
  // other journeys know the release of the present build
  await panel.getByRole('button', { name: `Activar ${before}` }).click();
  await question.getByRole('button', { name: 'Activar' }).click();
  await expect(panel).toContainText(`${before} desde el`);
});

test('a deploy token is shown once, and revoked at once', async ({ page, service }) => {
  await withSuperAdmin(page, service);
  await page.goto('/administrator/releases');
  await page.getByRole('button', { name: 'Nueva clave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Parte' }).fill('mfe-buffet');
  await dialog.getByRole('textbox', { name: 'Uso' }).fill('Integración del buffet');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Clave' })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Revocar Integración del buffet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(page.getByRole('row', { name: /Integración del buffet/ })).toContainText('Revocada');
});
