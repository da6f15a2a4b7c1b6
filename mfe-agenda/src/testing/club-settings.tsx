import type { Club } from '@canchero/shared-contracts/club';
import type { Permission } from '@canchero/shared-contracts/core';
import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClubConfigScreen } from '../screens/club-config/club-config-screen';
import texts from '../screens/club-config/lang/es.json';
import { type ClubServer, startClubServer } from './club-server';
import { aCourt } from './fixtures';
import { renderScreen } from './render-screen';

export const user = userEvent.setup({ pointerEventsCheck: 0 });
/** Server of the test that runs, and the club as it has it. */
export let api: ClubServer;
export let club: Club;

/** Gives each test of a file a club with two courts, whose settings can be changed. */
export function eachTestHasAClub() {
  beforeEach(async () => {
    api = await startClubServer();
    api.courts = [aCourt(), aCourt({ id: uuid(102), name: 'Cancha 2' })];
    club = aClub();
    api.answer(/^GET $/, () => club);
    api.answer(/^PUT $/, ({ body }) => {
      club = { ...club, ...body, version: club.version + 1 };
      return club;
    });
  });
  afterEach(async () => {
    cleanup();
    await api.close();
  });
}

/** Changes the club at the server. */
export const change = (fields: Partial<Club>) => {
  club = { ...club, ...fields };
};

/** Returns the bodies of the calls that match, such as `/^PUT $/`. */
export const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call)).map((c) => c.body);
/** Opens a tab of the settings for someone with these permissions; `known` is what the shell knows of the club. */
export const open = (tab: string, known: Partial<Club> = {}, permissions: Permission[] = ['configuration']) =>
  renderScreen(<ClubConfigScreen />, {
    apiUrl: api.url,
    address: `/club-config?tab=${tab}`,
    club: { ...club, ...known },
    permissions,
    texts,
  });
export const save = () => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
export const retype = async (name: string | RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, value);
};
