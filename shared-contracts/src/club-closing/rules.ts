/** Days for which a closed club can be opened again. After them the personal data of its people are erased. */
export const REOPEN_DAYS = 90;

/** Returns the instant until which a club that is closed at `closedAt` can be opened again. */
export const reopenableUntil = (closedAt: Date): Date => new Date(closedAt.getTime() + REOPEN_DAYS * 86_400_000);
