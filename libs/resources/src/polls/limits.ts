/** Maximum number of answers that a poll offers. */
export const pollOptionsMax = 6;
/** Maximum length of an answer, offered or typed. */
export const pollAnswerMax = 200;
/** The `status` of a poll that is open for votes. */
export const pollOpen = 'Open';
export const pollClosed = 'Closed';
/** The answer preselected on a ballot, where the poll offers it. */
export const pollFirstAnswer = 'Yes';
