import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql, { raw, type Sql } from 'sql-template-tag';

/** Last row of a page, for a list that is not in the order of its ids: `position` is what it is sorted by. */
export interface Cursor {
  id: string;
  position: string;
}

export interface Page<Row> {
  items: Row[];
  /** Position at which the next page starts; null on the last page. */
  next_cursor: string | null;
}

/** SQL that limits a list to one row more than a page, from which `pageOf` sees whether there is a next page. */
export const pageLimit = (size: number): Sql => sql`limit ${size + 1}`;

/**
 * Makes a page of the rows that were selected with `pageLimit`.
 * @param cursorOf returns the cursor of a row, its id by default
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  size: number,
  cursorOf: (last: Row) => string = ({ id }) => id,
): Page<Row> {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, next_cursor: last ? cursorOf(last) : null };
}

/**
 * SQL condition for the rows that follow the row with the id `cursor` in a list of a club, sorted by `columns`
 * descending. True for all rows without a cursor, for none if the club has no such row.
 * @param list its table, the table's alias in the statement, and the columns
 */
export function afterCursor(
  list: { table: string; alias: string; columns: readonly string[] },
  clubId: string,
  cursor: string | undefined,
): Sql {
  if (!cursor) return sql`true`;
  const { table, alias, columns } = list;
  const of = (name: string) => raw(columns.map((column) => `${name}.${column}`).join(', '));
  return sql`(${of(alias)}) < (
    select ${of('last')} from ${raw(table)} last where last.club_id = ${clubId} and last.id = ${cursor})`;
}

/** Returns the opaque text of a cursor, for clients. */
export const formatCursor = ({ id, position }: Cursor): string =>
  Buffer.from(`${id}${position}`, 'utf8').toString('base64url');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads the text of a cursor; null without one.
 * @param isPosition checks the position, which comes from the client
 * @throws bad_request {field} if the text was not made by `formatCursor`
 */
export function parseCursor(
  text: string | undefined,
  isPosition: (position: string) => boolean = () => true,
): Cursor | null {
  if (text === undefined) return null;
  const plain = Buffer.from(text, 'base64url').toString('utf8');
  const cursor = { id: plain.slice(0, 36), position: plain.slice(36) };
  if (UUID.test(cursor.id) && !plain.includes('\u0000') && isPosition(cursor.position)) return cursor;
  throw AppError.of(commonErrors.bad_request, { field: 'cursor' });
}
