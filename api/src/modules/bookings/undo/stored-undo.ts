import sql, { raw, type Sql } from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';

/** Columns of a booking that a change by staff may set, and an undo sets back. */
const COLUMNS = {
  court_id: 'uuid',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  event_type: 'text',
  description: 'text',
  price: 'bigint',
  price_agreed: 'boolean',
  state: 'text',
  hold_until: 'timestamptz',
  held_by: 'text',
  cancel_reason: 'text',
  moved: 'boolean',
} as const;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Change of a booking that can be undone, as the column `undo` holds it. */
export interface StoredUndo {
  /** Id of the account that made the change. */
  by: string;
  /** Action of the audit. */
  action: string;
  /** Id that all bookings of one change have. */
  change: string;
  /** Number of bookings that the change changed. */
  count: number;
  /** Version that the change led to. */
  version: number;
  before: Record<keyof typeof COLUMNS, unknown> & { court_id: string };
}

interface ChangeOfMany {
  change: string;
  count: number;
}

/**
 * SQL of the value of `undo` in an update of `bookings b` that raises the version: the row as it was before.
 * @param continues true to be undone together with the actor's last change, if that was the same action
 */
export const undoSql = (
  { actorId, requestId }: Actor,
  action: string,
  { many, continues = false }: { many?: ChangeOfMany; continues?: boolean } = {},
): Sql => sql`
  jsonb_build_object('by', ${actorId}::uuid, 'action', ${action}::text, 'change', ${many?.change ?? requestId}::text,
    'count', ${many?.count ?? 1}::int, 'version', b.version + 1, 'before',
    case when ${continues}::boolean and b.undo->>'version' = b.version::text and b.undo->>'by' = ${actorId}::uuid::text
        and b.undo->>'action' = ${action}::text
      then b.undo->'before'
      else jsonb_build_object(${raw(NAMES.map((name) => `'${name}', b.${name}`).join(', '))}) end)`;

/** SQL of the assignments that set the columns of an update of `bookings b` back to those before the last change. */
export const undoneSql: Sql = raw(
  [
    ...NAMES.map((name) => `${name} = (b.undo->'before'->>'${name}')::${COLUMNS[name]}`),
    'undo = null',
    'version = b.version + 1',
  ].join(', '),
);
