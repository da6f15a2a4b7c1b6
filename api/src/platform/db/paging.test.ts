import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterCursor, formatCursor, pageOf, parseCursor } from './paging';

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `row ${i}` }));

test('a page has a next cursor only if one row more was found', () => {
  expect(pageOf(rows(3), 3)).toEqual({ items: rows(3), next_cursor: null });
  expect(pageOf(rows(4), 3)).toEqual({ items: rows(3), next_cursor: 'row 2' });
  expect(pageOf(rows(4), 3, ({ id }) => `after ${id}`).next_cursor).toBe('after row 2');
  expect(pageOf([], 3)).toEqual({ items: [], next_cursor: null });
});

test('the condition compares all columns with those of the last row', () => {
  const list = { table: 'payments', alias: 'p', columns: ['created_at', 'id'] };
  const { sql, values } = afterCursor(list, 'club', 'last one');
  expect(sql.replace(/\s+/g, ' ')).toBe(
    '(p.created_at, p.id) < ( ' +
      'select last.created_at, last.id from payments last where last.club_id = ? and last.id = ?)',
  );
  expect(values).toEqual(['club', 'last one']);
  expect(afterCursor(list, 'club', undefined).sql).toBe('true');
});

test('a cursor is read as it was written', () => {
  const position = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0000'));
  fc.assert(
    fc.property(position, (text) => {
      const cursor = { id: randomUUID(), position: text };
      expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
    }),
  );
  expect(parseCursor(undefined)).toBeNull();
});

test.each([
  '',
  'x',
  Buffer.from('not an id').toString('base64url'),
  formatCursor({ id: randomUUID(), position: '\u0000' }),
])('%j is a bad request', (text) => {
  expect(() => parseCursor(text)).toThrow('bad_request');
});

test('a position can be checked', () => {
  const text = formatCursor({ id: randomUUID(), position: 'a' });
  expect(() => parseCursor(text, (position) => position === 'b')).toThrow('bad_request');
});
