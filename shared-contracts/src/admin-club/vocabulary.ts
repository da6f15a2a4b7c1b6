/**
 * Signs of a club that the platform should look at: closed by its owner, which hides all others, a suspension, a plan
 * whose charge failed, courts or people above the plan, no entry in the club's audit for two weeks.
 */
export const CLUB_SIGNS = ['closed', 'suspended', 'past_due', 'over_limit', 'quiet'] as const;
export type ClubSign = (typeof CLUB_SIGNS)[number];
