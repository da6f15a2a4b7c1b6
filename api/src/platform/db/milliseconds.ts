import sql from 'sql-template-tag';

/** Returns milliseconds as an interval. */
export const milliseconds = (ms: number) => sql`${ms}::int * interval '1 millisecond'`;
