/** Returns true for an instant or a calendar date of a year that the agenda has, 2000 to 2099. */
export const isAgendaYear = (moment: string): boolean => moment >= '2000' && moment < '2100';
