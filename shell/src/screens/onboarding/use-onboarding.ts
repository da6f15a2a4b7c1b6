import { type Club, isTimezone } from '@canchero/shared-contracts/club';
import { parseAmount } from '@canchero/shared-contracts/core';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { newId, useStore } from '@canchero/shared-contracts/kit';
import { useRef, useState } from 'react';
import { createClub } from '../../clubs/create-club';
import { call } from '../../session/session-call';
import { publicSession } from '../../session/session-store';
import { readEntry, writeEntry } from '../../storage/entries';
import { emptyDraft, newClub, type OnboardingDraft } from './model/draft';

const USUAL_ZONE: Club['timezone'] = 'America/Argentina/Buenos_Aires';

/** Returns the time zone of this browser, which is taken for the club's. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimezone(zone) ? zone : USUAL_ZONE;
}

/** Stored draft with its user: the next user who opens an account in this browser begins with an empty one. */
interface Kept {
  user_id: string | undefined;
  draft: OnboardingDraft;
}

const keptDraft = (userId: string | undefined): OnboardingDraft | null => {
  const kept = readEntry<Kept>('onboarding');
  return kept?.user_id === userId ? (kept?.draft ?? null) : null;
};

/** Keeps the draft of the first club until it is submitted, and submits it. */
export function useOnboarding() {
  const userId = useStore(publicSession, (s) => s.user?.id);
  const [draft, setDraft] = useState(() => keptDraft(userId) ?? emptyDraft(newId));

  const latest = useRef(draft);

  // written when it changes: an effect that ran late would bring back a submitted draft
  const change = (next: OnboardingDraft) => {
    latest.current = next;
    writeEntry('onboarding', { user_id: userId, draft: next } satisfies Kept);
    setDraft(next);
  };

  /** Creates the club, then its courts. A retry goes on where it stopped. */
  const finish = async () => {
    const clubId = draft.clubId ?? (await createClub(newClub(draft, ownZone()), draft.key));
    change({ ...latest.current, clubId });
    for (const [sort, { key, name, sport, price = '' }] of draft.courts.entries()) {
      await call(
        courtEndpoints.create,
        { params: { clubId }, body: { name: name.trim(), sport, sort, base_price: parseAmount(price) ?? 0 } },
        { idempotencyKey: key },
      );
    }
    writeEntry('onboarding', null);
  };
  return { draft, change, finish, newKey: newId };
}
