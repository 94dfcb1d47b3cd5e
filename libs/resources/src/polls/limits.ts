/** Most answers that a poll offers. */
export const pollOptionsMax = 6;
/** Longest answer, offered or typed. */
export const pollAnswerMax = 200;
/** What `status` says of a poll that takes votes. */
export const pollOpen = 'Open';
export const pollClosed = 'Closed';
/** The answer that a ballot begins with, where the poll offers it. */
export const pollFirstAnswer = 'Yes';
