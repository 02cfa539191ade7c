/**
 * The document kind of entries that correct the books of a closed shift: the measured levels of the close stay, and its
 * variation takes up the correction. Its document is the shift; an undo reverses them too.
 */
export const CLOSE_CHANGE = 'CLOSE_CHANGE';
