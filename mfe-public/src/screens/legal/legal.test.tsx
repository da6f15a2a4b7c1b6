import { LANGUAGES } from '@canchero/shared-contracts/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../../testing/catalogue';
import { startPublicApi } from '../../testing/public-api';
import { visit } from '../../testing/visit';
import { LEGAL_PAGES, type LegalDocument } from './legal-document';

let api: Awaited<ReturnType<typeof startPublicApi>>;
let page: Awaited<ReturnType<typeof visit>> | undefined;
beforeAll(async () => {
  api = await startPublicApi();
  api.state.plans = catalogue;
  // jsdom has no layout
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => page?.leave());
afterAll(() => api.stop());

const read = async (name: string, language: string): Promise<LegalDocument> =>
  (await import(`./documents/${name}.${language}.json`)).default;

test.each(LEGAL_PAGES)('%s says the same in every language: as many sections, paragraphs and points', async (name) => {
  const documents = await Promise.all(LANGUAGES.map((language) => read(name, language)));
  const shapes = documents.map(({ updated, lead, sections }) => ({
    updated,
    lead: lead.length,
    sections: sections.map(({ paragraphs, points = [] }) => [paragraphs.length, points.length]),
  }));
  expect(shapes).toEqual(shapes.map(() => shapes[0]));
  expect(new Set(documents.map(({ title }) => title)).size).toBe(LANGUAGES.length);
});

test.each([
  ['Ley 25.326', 'LGPD', 'Agencia de Acceso a la Información Pública', 'Autoridade Nacional de Proteção de Dados'],
])('the privacy policy names the laws and their authorities: %s', async (...names) => {
  for (const language of LANGUAGES) {
    const text = JSON.stringify(await read('privacy', language));
    expect(names.filter((name) => !text.includes(name.replace('Ley', language === 'pt' ? 'Lei' : 'Ley')))).toEqual([]);
  }
});

test('a visitor reads the privacy policy in their language, and goes to one of its sections', async () => {
  page = await visit({ url: api.url, path: '/privacy' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Contenido' }));
  await userEvent.click(contents.getByRole('link', { name: 'Tus derechos' }));
  expect(page.visited).toEqual(['/privacy#section-8']);
  expect(screen.getByRole('region', { name: 'Tus derechos' })).toHaveFocus();
  const banner = within(screen.getByRole('banner'));
  await userEvent.click(banner.getByRole('button', { name: 'Idioma: Español' }));
  await userEvent.click(banner.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('the terms are reached from the footer', async () => {
  page = await visit({ url: api.url, path: '/terms' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('link', { name: 'Política de privacidad' }));
  expect(page.visited).toEqual(['/privacy']);
});
