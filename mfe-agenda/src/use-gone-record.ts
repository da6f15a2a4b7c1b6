import { useQueryParams } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';

/** Value of a parameter that opens the form of a new record. */
export const NEW = 'new';

/**
 * Returns the record whose drawer the address opens, null if none. One that a colleague removes meanwhile is `gone` and
 * stays until the drawer is closed, for what was typed there; one that was never here is taken out of the address.
 * @param name parameter that names the record by its id
 * @param live the one of that id in the list; null if it has none
 */
export function useGoneRecord<R extends { id: string }>(
  name: string,
  live: R | null,
  { isSuccess, isFetching }: { isSuccess: boolean; isFetching: boolean },
): { record: R | null; gone: boolean } {
  const [address, go] = useQueryParams();
  const opened = address.get(name);
  const [last, setLast] = useState(live);
  if (live && live !== last) setLast(live);
  const record = live ?? (last?.id === opened ? last : null);
  const gone = opened !== null && opened !== NEW && !live && isSuccess && !isFetching;
  const isUnknown = gone && !record;
  useEffect(() => {
    if (isUnknown) go({ [name]: null });
  }, [isUnknown, go, name]);
  return { record, gone };
}
