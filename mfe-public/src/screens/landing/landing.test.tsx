import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../../testing/catalogue';
import { startPublicApi } from '../../testing/public-api';
import { visit } from '../../testing/visit';

let api: Awaited<ReturnType<typeof startPublicApi>>;
let page: Awaited<ReturnType<typeof visit>>;
const scrolled: string[] = [];

beforeAll(async () => {
  api = await startPublicApi();
  // jsdom has no layout: record the scroll target
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});
afterAll(() => api.stop());
beforeEach(() => {
  api.state.plans = catalogue;
  api.state.calls = 0;
  scrolled.length = 0;
});
afterEach(() => page.leave());

const card = (name: string) => screen.findByRole('listitem', { name });
const banner = () => within(screen.getByRole('banner'));

test('a visitor reads the claim and finds the way in', async () => {
  page = await visit({ url: api.url });
  expect(await screen.findByRole('heading', { level: 1, name: 'Todo tu club, en una sola agenda' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('Más de 640 clubes ya juegan con Canchero')).toBeVisible());
  expect(screen.getByRole('img', { name: /Vista previa de la agenda/ })).toBeVisible();
  await userEvent.click(banner().getAllByRole('link', { name: 'Iniciar sesión' })[0] as HTMLElement);
  await userEvent.click(screen.getAllByRole('link', { name: 'Crear mi club gratis' })[0] as HTMLElement);
  expect(page.visited).toEqual(['/login', '/register']);
});

test('the number of clubs is that of the service, wherever it is claimed; without one nothing is', async () => {
  page = await visit({ url: api.url });
  expect(await screen.findByText('+640')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Para cada tipo de club' })).getByText(/Más de 640/)).toBeVisible();
  await page.leave();
  api.state.plans = { ...catalogue, claimed_clubs: 0 };
  page = await visit({ url: api.url });
  await card('Premium');
  expect(document.body).not.toHaveTextContent(/Más de|\+\d/);
});

test('the free plan is shown with its limits, and the product with its pictures', async () => {
  page = await visit({ url: api.url });
  const free = within(await screen.findByRole('region', { name: 'Gratis de verdad, sin fecha de vencimiento' }));
  const lines = within(free.getByRole('list')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(
    expect.arrayContaining(['1 cancha', 'Hasta 50 jugadores', '100 turnos por mes']),
  );
  const showcase = within(screen.getByRole('region', { name: 'Así se ve por dentro' }));
  for (const picture of showcase.getAllByRole('img')) {
    expect(picture).toHaveAccessibleName();
    expect(picture).toHaveAttribute('loading', 'lazy');
    for (const size of ['width', 'height']) expect(Number(picture.getAttribute(size))).toBeGreaterThan(0);
  }
});

test('a question opens its answer, and support is a chat', async () => {
  page = await visit({ url: api.url });
  const faq = within(await screen.findByRole('region', { name: 'Preguntas frecuentes' }));
  const answer = faq.getByText(/Conectás tu propia cuenta de Mercado Pago/);
  expect(answer.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(faq.getByText('¿Cómo cobro las reservas online?'));
  expect(answer.closest('details')).toHaveAttribute('open');
  expect(await faq.findByRole('link', { name: 'Escribir a soporte' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5491155550000\?text=Hola/),
  );
});

test('who is signed in gets the way to the agenda instead', async () => {
  const user = {
    id: '018f0000-0000-7000-8000-000000000001',
    email: 'owner@demo.test',
    name: 'Olga',
    role: 'user',
    roles: [],
    club_ids: [],
    language: 'es' as const,
    email_verified: true,
    is_verified: true,
    email_verified_at: null,
    subscription_status: 'active',
  };
  page = await visit({ url: api.url, user });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(banner().getAllByRole('link', { name: 'Ir a mi club' })[0] as HTMLElement);
  expect(page.visited).toEqual(['/go/home']);
  expect(screen.queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
});

test('each plan shows its price, by the month and by the year', async () => {
  page = await visit({ url: api.url });
  expect(within(await card('Starter (Freemium)')).getByText('Gratis')).toBeVisible();
  expect(within(await card('Enterprise')).getByText('A consultar')).toBeVisible();
  const premium = within(await card('Premium'));
  expect(premium.getByText('Recomendado')).toBeVisible();
  expect(premium.getByText(/^\$\s44\.200$/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Mensual' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Anual.*25/ }));
  expect(premium.getByText(/^\$\s33\.150$/)).toBeVisible();
  expect(premium.getByText(/en vez de \$\s44\.200/)).toBeVisible();
  expect(within(await card('Starter (Freemium)')).getByText('Gratis')).toBeVisible();
});

test('a plan says what it includes and what it does not', async () => {
  page = await visit({ url: api.url });
  const lines = within(await screen.findByRole('list', { name: 'Qué incluye Starter (Freemium)' }));
  const texts = lines.getAllByRole('listitem').map((line) => line.textContent);
  expect(texts).toEqual(
    expect.arrayContaining(['1 cancha', 'Hasta 50 jugadores', '100 turnos por mes', 'Reservas online']),
  );
  expect(texts).toContain('No incluye: Buffet');
});

test('contact with sales is a chat that holds the plan\u2019s message; without a number there is none', async () => {
  page = await visit({ url: api.url });
  expect(await screen.findByRole('link', { name: 'Consultar por WhatsApp sobre Enterprise' })).toHaveAttribute(
    'href',
    'https://wa.me/5491155550000?text=Hola%2C%20quiero%20Enterprise.',
  );
  await page.leave();
  api.state.plans = { ...catalogue, sales_whatsapp: '' };
  page = await visit({ url: api.url });
  expect(within(await card('Enterprise')).getByRole('link', { name: 'Crear una cuenta' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Hablar con ventas' })).not.toBeInTheDocument();
});

test('plans that could not be loaded can be asked for again', async () => {
  api.state.plans = 'down';
  page = await visit({ url: api.url });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los planes');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  api.state.plans = catalogue;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Premium')).toBeVisible();
  // four tries of the http client, and none on top by the query
  expect(api.state.calls).toBe(4 + 1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('another language changes texts, the catalogue\u2019s too, and the symbol of prices', async () => {
  page = await visit({ url: api.url });
  await card('Premium');
  await userEvent.click(banner().getByRole('button', { name: 'Idioma: Español' }));
  await userEvent.click(banner().getByRole('button', { name: 'Português' }));
  expect(await screen.findByRole('heading', { name: 'Todo o seu clube, em uma só agenda' })).toBeVisible();
  const premium = within(await card('Premium'));
  expect(premium.getByText(/^R\$\s44\.200$/)).toBeVisible();
  expect(premium.getByText('2-3 canchas (pt)')).toBeVisible();
  expect(within(await card('Starter (Freemium)')).getByText('Grátis')).toBeVisible();
});

test('the colour mode goes to the other and back', async () => {
  page = await visit({ url: api.url });
  await userEvent.click(await screen.findByRole('button', { name: 'Usar modo oscuro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usar modo claro' }));
  expect(await screen.findByRole('button', { name: 'Usar modo oscuro' })).toBeVisible();
});

test('a panel of the header opens by keyboard and closes by Escape, a choice, and by leaving', async () => {
  page = await visit({ url: api.url });
  const trigger = await screen.findByRole('button', { name: 'Menú' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(trigger).toHaveFocus();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '') as HTMLElement;
  await userEvent.click(within(panel).getByRole('link', { name: 'Precios' }));
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('every anchor leads to a section, which takes the keyboard', async () => {
  page = await visit({ url: api.url });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const anchors = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('#'));
  const names = new Set(anchors.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
  expect([...names].filter((id) => !document.getElementById(id))).toEqual([]);
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Precios' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Un plan para cada club' })).toHaveFocus());
  expect(scrolled).toEqual(['content', 'pricing']);
  expect(screen.getByText(`Versión ${__APP_VERSION__}`)).toBeVisible();
});
