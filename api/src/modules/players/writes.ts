export { forgetPlayers } from './erase-player';
export { type Contact, contactPhone, matchPlayer } from './match-player';
export { moveCredit } from './move-credit';
export { presentPlayer } from './present-player';
export { returnCredit } from './return-credit';
export { createPlayer } from './service';
