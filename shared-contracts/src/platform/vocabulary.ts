/** Time zone of the platform's own days and months, wherever a club or a super administrator is. */
export const PLATFORM_ZONE = 'America/Argentina/Buenos_Aires';
