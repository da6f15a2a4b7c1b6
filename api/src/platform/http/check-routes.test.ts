import { defineEndpoint, type Endpoint } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import { buildApp } from '../../app';
import { allRoutes } from '../../routes';
import { type Booted, boot } from '../../testing/boot';
import { type Route, route } from './route';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

const extra = defineEndpoint({ method: 'GET', path: '/extra', summary: 'One more', authz: { kind: 'public' } });
const answering = (endpoint: Endpoint): Route => route(endpoint, async () => undefined);
const bootWith = (more: Route[], endpoints: Record<string, Endpoint> = {}) =>
  buildApp(api.services, [...allRoutes(api.services), ...more], { ...ENDPOINTS, ...endpoints });

test('an endpoint without a route fails the boot', async () => {
  await expect(bootWith([], { 'extra.one': extra })).rejects.toThrow('extra.one (GET /extra) has no route');
});

test('a route whose endpoint does not say who may call it fails the boot', async () => {
  const { authz: _, ...open } = extra;
  await expect(bootWith([answering(open as Endpoint)])).rejects.toThrow('GET /extra does not say who may call it');
  const odd = { ...extra, authz: { kind: 'whoever' } } as unknown as Endpoint;
  await expect(bootWith([answering(odd)])).rejects.toThrow('GET /extra does not say who may call it');
});

test('two routes with one path fail the boot, whatever the names of their parameters', async () => {
  const twin = { ...extra, path: '/club/clubs/:id' } as Endpoint;
  await expect(bootWith([answering(twin)])).rejects.toThrow(
    'GET /club/clubs/:id shares its path with another endpoint',
  );
});

test('a path may have one more route, for callers without a token', async () => {
  const anonymous = { ...extra, authz: { kind: 'anonymous' } } as Endpoint;
  const app = await bootWith([answering({ ...extra, authz: { kind: 'user' } } as Endpoint), answering(anonymous)]);
  expect((await app.inject({ url: '/api/extra' })).statusCode).toBe(204);
  const headers = { authorization: 'Bearer x' };
  expect((await app.inject({ url: '/api/extra', headers })).statusCode).toBe(401);
  await expect(bootWith([answering(anonymous), answering({ ...anonymous })])).rejects.toThrow(
    'GET /extra shares its path with another endpoint',
  );
});

test('a member endpoint that names no club fails the boot', async () => {
  const nowhere = { ...extra, authz: { kind: 'member' } } as Endpoint;
  await expect(bootWith([answering(nowhere)])).rejects.toThrow('GET /extra names no club');
});

test('a complete table of routes boots', async () => {
  const app = await bootWith([answering(extra)], { 'extra.one': extra });
  expect((await app.inject({ url: '/api/extra' })).statusCode).toBe(204);
});
