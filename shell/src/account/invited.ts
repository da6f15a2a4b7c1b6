/** State of the navigation to the choice of a password that the account of an invited newcomer has not had yet. */
export const INVITED = 'invited';
