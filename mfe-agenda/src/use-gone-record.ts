import { useQueryParams } from '@canchero/shared-contracts/kit';
import { useEffect } from 'react';

/** Value of a parameter that opens the form of a new record. */
export const NEW = 'new';

/**
 * Takes a record that was removed out of the address: its drawer closed with it, and would leave it there.
 * @param name parameter that names the record by its id
 * @param record the one of that id in the list; null if it has none
 */
export function useGoneRecord(
  name: string,
  record: object | null,
  { isSuccess, isFetching }: { isSuccess: boolean; isFetching: boolean },
): void {
  const [address, go] = useQueryParams();
  const opened = address.get(name);
  const isGone = opened !== null && opened !== NEW && !record && isSuccess && !isFetching;
  useEffect(() => {
    if (isGone) go({ [name]: null });
  }, [isGone, go, name]);
}
