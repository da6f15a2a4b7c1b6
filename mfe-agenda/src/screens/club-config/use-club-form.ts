import type { Club, ClubChange } from '@canchero/shared-contracts/club';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';
import { changedKeys, rebase } from '../../form-draft';
import { useText } from './text';

/** Mapping between the club and the draft of one section. */
export interface Section<D extends object> {
  draftOf(club: Club): D;
  /** Returns the changed fields, or null if the draft has problems. */
  changeOf(draft: D): Omit<ClubChange, 'version'> | null;
}

export interface ClubSource {
  /** Latest version of the server. */
  club: Club;
  save(change: ClubChange): Promise<Club>;
  refresh(): Promise<void>;
}

/**
 * Manages the form of a section: the draft, the version on which it is based, and `theirs`, a colleague's version that
 * conflicts with it. Nothing is sent until the user has resolved the conflict.
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
  // a version with all that is typed may be what a try of one's own, whose answer was lost, led to
  const asTyped = changedKeys(current, draft).length === 0;
  const theirs = dirty && news.length > 0 && !asTyped ? current : null;

  const rest = (next: D) => {
    setBase(club);
    setDraft(next);
    setFailure(null);
  };
  // without a conflict the draft follows the new version
  const follow = club.version > base.version && theirs === null && !sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per version
  useEffect(() => {
    if (follow) rest(rebase(draft, initial, current));
  }, [follow, club.version]);

  const submit = async () => {
    setTried(true);
    const change = section.changeOf(draft);
    if (!change || !dirty || theirs || sending) return;
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
      // the reloaded version appears as `theirs`
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
    /** Applies the draft's changes to the latest version. */
    reapply: () => rest(rebase(draft, initial, current)),
  };
}

export type ClubForm<D extends object> = ReturnType<typeof useClubForm<D>>;
