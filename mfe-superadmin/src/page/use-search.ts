import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { useQueryParams } from '@canchero/shared-contracts/kit';

/** Reads a condition from the text of an address; null if the text is none. */
type Read<Value> = (text: string) => Value | null;

/** Reads what somebody typed. */
export const typed: Read<string> = (text) => text.slice(0, MAX_SEARCH);

/**
 * Returns the conditions of a list and a function that changes some. The address has them, so that a reload and the way
 * back from a row show the same lines; what it lacks, or has wrong, is as in `usual`.
 */
export function useSearch<Search extends { [Name in keyof Search]: string }>(
  usual: Search,
  reads: { [Name in keyof Search]: Read<Search[Name]> },
): [Search, (part: Partial<Search>) => void] {
  const [address, go] = useQueryParams();
  const names = Object.keys(usual) as (keyof Search & string)[];
  const read = (query: URLSearchParams): Search => {
    const search = { ...usual };
    for (const name of names) search[name] = reads[name](query.get(name) ?? '') || usual[name];
    return search;
  };
  const change = (part: Partial<Search>) =>
    go((now) => {
      const next = { ...read(now), ...part };
      return Object.fromEntries(names.map((name) => [name, next[name] === usual[name] ? null : next[name]]));
    });
  return [read(address), change];
}
