/** Whole paths of the screens that this remote has or leads to. */
export const paths = {
  agenda: '/agenda',
  courts: '/courts',
} as const;
