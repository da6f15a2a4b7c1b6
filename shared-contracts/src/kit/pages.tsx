import { pagesKeyOf, useErrorText } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, EndpointData, EndpointInput } from '../core/define-endpoint';
import type { HostServices } from '../mfe/host-services';
import type { Part } from './query-key';

interface Page {
  /** Place of the next page; null after the last one. */
  next_cursor: string | null;
}
type PagedEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Page>>;

/**
 * Returns the options with which `useInfiniteQuery` reads a list page by page. Each remote compiles them in, so that
 * its lists run with older shells too.
 * @example
 * useInfiniteQuery({ ...pagesOf(host, playerEndpoints.list, { params: { clubId }, query }), staleTime: 30_000 });
 */
export const pagesOf = <E extends PagedEndpoint>(
  host: Pick<HostServices, 'call'>,
  endpoint: E,
  { params, query }: { params?: Part<E, 'params'>; query?: Omit<Part<E, 'query'>, 'cursor'> },
) => ({
  queryKey: pagesKeyOf(endpoint, params ?? {}, query),
  queryFn: ({ signal, pageParam: cursor }: { signal: AbortSignal; pageParam: string | undefined }) =>
    host.call(endpoint, { params, query: { ...query, cursor } } as unknown as EndpointInput<E>, { signal }),
  initialPageParam: undefined,
  getNextPageParam: (page: EndpointData<E>) => (page as Page).next_cursor,
});

interface MorePagesProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  label: string;
  className?: string;
}

/** Button for the next page of a list, and why that could not be read. Nothing after the last page. */
export function MorePages({ query, label, className }: MorePagesProps) {
  const errorText = useErrorText();
  if (!query.hasNextPage) return null;
  return (
    <>
      {query.isFetchNextPageError && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{errorText(query.error)}</MessageBarBody>
        </MessageBar>
      )}
      <Button
        {...(className !== undefined && { className })}
        disabled={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </>
  );
}
