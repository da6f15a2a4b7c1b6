/** Controls that a line cannot hold, such as the tab between two cells and the breaks of a paragraph. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const BREAKS = /[\0-\x1f\x85\u2028\u2029]+/g;
/** Marks of direction and characters without a width, which come along with what is pasted from chats and sheets. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Returns what can be seen of the text of a line. The service refuses the rest in names. */
export const seenLine = (typed: string): string => typed.replace(BREAKS, ' ').replace(UNSEEN, '');

/** Breaks of a line and of a page, as in a paragraph of a word processor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const LINE_BREAKS = /[\v\f\x1c-\x1f]/g;
/** Controls that no text holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const CONTROLS = /[\0-\x08\x0e-\x1b]/g;

/** Returns what can be seen of a text of many lines. The service refuses the rest. */
export const seenLines = (typed: string): string => typed.replace(LINE_BREAKS, '\n').replace(CONTROLS, '');
