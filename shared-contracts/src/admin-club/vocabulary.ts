/**
 * What the platform should look at: that the owner closed it, which hides all other signs, a suspension, a plan whose
 * charge failed, courts or people above the plan, no entry in the club's audit for two weeks.
 */
export const CLUB_SIGNS = ['closed', 'suspended', 'past_due', 'over_limit', 'quiet'] as const;
export type ClubSign = (typeof CLUB_SIGNS)[number];
