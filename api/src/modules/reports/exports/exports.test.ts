import type { ExportFormat } from '@canchero/shared-contracts/report';
import { type Booted, boot } from '../../../testing/boot';
import { TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const TYPES = { csv: 'text/csv', xlsx: 'spreadsheetml', pdf: 'application/pdf' };
const SPAN = { from: '2031-01-01', to: '2031-01-31' };

/** Loads a file as a browser does. */
async function load(name: string, format: ExportFormat, query: Record<string, string>, token = club.owner.token) {
  const answer = await api.app.inject({
    method: 'GET',
    url: `/api/club/clubs/${club.clubId}/reports/${name}.${format}`,
    query: { language: 'es', ...query },
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    name: /filename="(.*)"/.exec(String(answer.headers['content-disposition']))?.[1],
    bytes: answer.rawPayload,
    error: answer.statusCode >= 400 ? answer.json() : undefined,
  };
}

test.each(['csv', 'xlsx', 'pdf'] as const)(
  'both reports are saved as %s, under a name that says what they are',
  async (format) => {
    const events = await load('events-summary', format, SPAN);
    expect(events).toMatchObject({ status: 200, type: expect.stringContaining(TYPES[format]) });
    expect(events.name).toMatch(new RegExp(`^resumen-de-eventos-club-.*-2031-01-01-2031-01-31.${format}$`));
    const day = await load('daily-summary', format, { date: '2031-01-08', language: 'pt' });
    expect(day).toMatchObject({ status: 200, name: expect.stringMatching(/^resumo-do-dia-.*2031-01-08/) });
  },
);
