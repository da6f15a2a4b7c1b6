import type { PublicClub } from '@canchero/shared-contracts/club';
import { useQueryParams } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { type Choice, offeredDays, readChoice } from './model/choice';
import { readPlace } from './model/place';

/** Returns what the address asks for, the days that are offered, and a function that changes the choice. */
export function useChoice(club: PublicClub) {
  const [query, change] = useQueryParams();
  // the minute decides: a page that stays open passes midnight
  const now = new Date().toISOString().slice(0, 16);
  const days = useMemo(() => offeredDays(club, `${now}Z`), [club, now]);
  const choice = useMemo(() => readChoice(club, query, days), [club, query, days]);
  const place = useMemo(() => readPlace(club, query, choice), [club, query, choice]);
  const choose = (part: Partial<Choice>) =>
    change((now) =>
      Object.fromEntries(
        Object.entries({ ...readChoice(club, now, days), ...part }).map(([key, value]) => [key, String(value)]),
      ),
    );
  return { choice, place, days, choose };
}
