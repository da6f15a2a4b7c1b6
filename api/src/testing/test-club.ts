import { type Booking, bookingEndpoints, type NewBooking } from '@canchero/shared-contracts/booking';
import { type Club, clubEndpoints } from '@canchero/shared-contracts/club';
import { type Court, courtEndpoints } from '@canchero/shared-contracts/court';
import { type Player, playerEndpoints } from '@canchero/shared-contracts/player';
import type { Session, TestClient } from './test-client';

/** Wednesday in the far future. The test club is in Buenos Aires, where 12:00 is 15:00 UTC. */
export const DAY = '2031-01-08';
/** Returns an instant of `DAY` by its UTC hour and minute. */
export const at = (hour: number, minute = 0) =>
  `${DAY}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;

/** Club with an owner, and calls that tests need. */
export class TestClub {
  private made = 0;

  private constructor(
    readonly client: TestClient,
    readonly owner: Session,
    readonly clubId: string,
  ) {}

  static async open(client: TestClient, plan: Parameters<TestClient['club']>[1] = 'enterprise'): Promise<TestClub> {
    const owner = await client.person();
    return new TestClub(client, owner, await client.club(owner, plan));
  }

  async court(fields: Partial<Court> = {}): Promise<Court> {
    const body = { name: `Cancha ${++this.made}`, sport: 'padel' as const, base_price: 2_000_000, ...fields };
    const { data } = await this.client.call(
      courtEndpoints.create,
      { params: { clubId: this.clubId }, body },
      this.owner.token,
    );
    return data;
  }

  async player(first_name = `Ana ${++this.made}`): Promise<Player> {
    const { data } = await this.client.call(
      playerEndpoints.create,
      { params: { clubId: this.clubId }, body: { first_name } },
      this.owner.token,
    );
    return data;
  }

  /** Creates a staff member with these permissions. */
  async staff(...permissions: string[]): Promise<Session> {
    const person = await this.client.person();
    const map = Object.fromEntries(permissions.map((key) => [key, true]));
    await this.client.join(this.clubId, person.userId, 'staff', map);
    return person;
  }

  /** Changes fields of the club. */
  async set(fields: Partial<Club>): Promise<void> {
    const params = { clubId: this.clubId };
    const { data } = await this.client.call(clubEndpoints.get, { params }, this.owner.token);
    const body = { version: data.version, ...fields };
    const answer = await this.client.call(clubEndpoints.change, { params, body }, this.owner.token);
    if (answer.status !== 200) throw new Error(`not changed: ${answer.text}`);
  }

  book(courtId: string, start: string, rest: Partial<NewBooking> = {}, token = this.owner.token) {
    const body = { court_id: courtId, start, duration: 60, event_type: 'turno' as const, ...rest };
    return this.client.call(bookingEndpoints.create, { params: { clubId: this.clubId }, body }, token);
  }

  async booked(courtId: string, start: string, rest: Partial<NewBooking> = {}): Promise<Booking> {
    const answer = await this.book(courtId, start, rest);
    if (answer.status !== 201) throw new Error(`not booked: ${answer.text}`);
    return answer.data;
  }
}
