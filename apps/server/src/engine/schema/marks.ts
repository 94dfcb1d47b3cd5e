/** Database comment on what the catalogue no longer knows; only what carries it can be dropped. */
export const leftBehindMark = 'left behind';

/** Trigger and function that refuse updates and deletes. */
export const appendOnlyTrigger = 'append_only';
export const appendOnlyFunction = 'refuse_change';
