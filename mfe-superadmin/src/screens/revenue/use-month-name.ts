import { useIntl } from 'react-intl';

/** Returns a function that names a month (YYYY-MM) with its year in the person's language: "noviembre de 2026". */
export function useMonthName(): (month: string) => string {
  const { formatDate } = useIntl();
  return (month) => formatDate(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
