import type { Rollout } from '@canchero/shared-contracts/federation';
import { partsOf } from './parts';

const AT = '2026-11-23T12:00:00.000Z';
const rollout = (clubs: number, trying: number, halted_by: 'failures' | null = null): Rollout => ({
  name: 'mfe-agenda',
  version: 'a1',
  activated_at: AT,
  previous_version: null,
  clubs,
  canary: {
    version: 'a2',
    percent: 25,
    club_ids: [],
    changed_at: AT,
    halted_by,
    tried: { loads: 0, failures: 0 },
    active: { loads: 0, failures: 0 },
    clubs: Array.from({ length: trying }, (_, n) => ({ id: String(n), name: `Club ${n}` })),
  },
});
const active = (clubs: number, share: number) => ({ version: 'a1', clubs, share, isCanary: false });
const tried = (clubs: number, share: number) => ({ version: 'a2', clubs, share, isCanary: true });

test.each([
  ['some try another', rollout(4, 1), [active(3, 0.75), tried(1, 0.25)]],
  ['all try another', rollout(4, 4), [active(0, 0), tried(4, 1)]],
  ['a trial reaches nobody', rollout(4, 0), [active(4, 1)]],
  ['a trial was halted', rollout(4, 0, 'failures'), [active(4, 1)]],
  ['there is no club', rollout(0, 0), [active(0, 1)]],
  ['nothing is tried', { ...rollout(4, 0), canary: null }, [active(4, 1)]],
])('who has what while %s', (_, given, parts) => expect(partsOf(given)).toEqual(parts));
