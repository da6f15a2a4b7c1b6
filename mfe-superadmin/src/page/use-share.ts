import { useIntl } from 'react-intl';

/** Returns a function that writes a share of 0 to 1 as a percentage; a dash for an unknown one. */
export function useShare(): (share: number | null) => string {
  const { formatNumber } = useIntl();
  return (share) => (share === null ? '–' : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 }));
}
