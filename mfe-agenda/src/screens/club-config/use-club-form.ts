import type { Club, ClubChange } from '@canchero/shared-contracts/club';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';
import { changedKeys, rebase } from '../../form-draft';
import { useText } from '../../text';

/** One part of the club's data, as typed. */
export interface Section<D extends object> {
  draftOf(club: Club): D;
  /** Null where something must be mended first. */
  changeOf(draft: D): Omit<ClubChange, 'version'> | null;
}

export interface ClubSource {
  /** As the server has it now. */
  club: Club;
  save(change: ClubChange): Promise<Club>;
  refresh(): Promise<void>;
}

/**
 * The form of a section: what is typed, what it is based on, and what a colleague changed meanwhile (`theirs`), which
 * is shown before anything is sent.
 */
export function useClubForm<D extends object>({ club, save, refresh }: ClubSource, section: Section<D>) {
  const text = useText();
  const host = useHost();
  const [base, setBase] = useState(club);
  const [draft, setDraft] = useState(() => section.draftOf(club));
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const initial = section.draftOf(base);
  const current = section.draftOf(club);
  const dirty = changedKeys(initial, draft).length > 0;
  const news = club.version > base.version ? changedKeys(initial, current) : [];
  const theirs = dirty && news.length > 0 ? current : null;

  const rest = (next: D) => {
    setBase(club);
    setDraft(next);
    setFailure(null);
  };
  // nothing of this section changed, or nothing was typed: the new version simply counts
  const follow = club.version > base.version && theirs === null && !sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each version that is read
  useEffect(() => {
    if (follow) rest(rebase(draft, initial, current));
  }, [follow, club.version]);

  const submit = async () => {
    setTried(true);
    const change = section.changeOf(draft);
    if (!change || theirs || sending) return;
    setSending(true);
    setFailure(null);
    try {
      const changed = changedKeys({ ...base, ...change }, base).map((key) => [key, change[key as keyof typeof change]]);
      const saved = await save({ ...Object.fromEntries(changed), version: base.version });
      setBase(saved);
      setDraft(section.draftOf(saved));
      setTried(false);
      host.toast({ intent: 'success', body: text('config.saved') });
    } catch (error) {
      // shown as what changed, once that is read
      if (isError(error, commonErrors.stale_version)) await refresh();
      else setFailure(error);
    }
    setSending(false);
  };
  return {
    draft,
    initial,
    dirty,
    tried,
    sending,
    failure,
    theirs,
    edit: (part: Partial<D>) => {
      setDraft((before) => ({ ...before, ...part }));
      setFailure(null);
    },
    submit,
    undo: () => rest(current),
    /** What was typed, over what is there now. */
    reapply: () => rest(rebase(draft, initial, current)),
  };
}

export type ClubForm<D extends object> = ReturnType<typeof useClubForm<D>>;
