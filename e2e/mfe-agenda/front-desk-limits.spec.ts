import { emptyDay } from '../fixtures/agenda';
import { test } from '../fixtures/desk';
import { TASKS } from '../fixtures/desk-tasks';
import { expect } from '../fixtures/test';

test('no task may take more than when the desk was first measured', () => {
  const longer = Object.entries(TASKS).filter(
    ([, { limit, measured }]) => limit.clicks > measured.clicks || limit.keys > measured.keys,
  );
  expect(longer).toEqual([]);
});

test('input that comes without a person is counted as well', async ({ desk }) => {
  const { page } = desk;
  await page.keyboard.press('Escape');
  await desk.agenda.open(emptyDay(86));
  const typed = desk.task({ clicks: 0, keys: 4 }, async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Buscar pantallas/ }).fill('hola');
  });
  await expect(typed).rejects.toThrow('keys (0 clicks, 5 keys');
});
