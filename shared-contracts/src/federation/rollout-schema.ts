import { z } from 'zod';
import { Id, Instant } from '../core/schema';

/** Counts of pages since a canary started. */
const Counts = z.object({
  loads: z.int(),
  /** Reports of pages in which it failed to load, to start or to render. */
  failures: z.int(),
});

/** Release that some clubs try before all have it. */
export const Canary = z.object({
  version: z.string(),
  /** Share of all clubs, by a hash of their id: the clubs of a small share are among those of a larger one. */
  percent: z.int(),
  /** Clubs that have it whatever the share. */
  club_ids: z.array(Id),
  /** Time at which it started or was halted. */
  changed_at: Instant,
  /** `failures`: it halted itself; `person`: somebody halted it. Null while it runs. */
  halted_by: z.enum(['failures', 'person']).nullable(),
  /** Counts of its pages, and of the pages of the active release in the same time. */
  tried: Counts,
  active: Counts,
});
export type Canary = z.output<typeof Canary>;

/** Distribution of a name's releases: the active one, and the clubs that try another. */
export const Rollout = z.object({
  /** Name of the remote, or `shell`. */
  name: z.string(),
  version: z.string(),
  activated_at: Instant,
  /** Release to which a rollback goes. */
  previous_version: z.string().nullable(),
  /** Number of all clubs. */
  clubs: z.int(),
  canary: Canary.extend({
    /** Clubs whose people have it now, by name. */
    clubs: z.array(z.object({ id: Id, name: z.string() })),
  }).nullable(),
});
export type Rollout = z.output<typeof Rollout>;
export const Rollouts = z.array(Rollout);

const MAX_CLUBS = 500;

export const NewCanary = z
  .strictObject({
    version: z.string().max(60),
    percent: z.int().min(0).max(100).default(0),
    club_ids: z.array(Id).max(MAX_CLUBS).default([]),
  })
  .refine(({ percent, club_ids }) => percent > 0 || club_ids.length > 0, 'Reaches nobody');
export type NewCanary = z.input<typeof NewCanary>;
