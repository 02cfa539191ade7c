/**
 * The document kind of entries that put the closed books of a shift right after its close: the close's measured levels
 * stay, and its variation takes in what came to be known later. Its document is the shift; an undo reverses them too.
 */
export const CLOSE_CHANGE = 'CLOSE_CHANGE';
