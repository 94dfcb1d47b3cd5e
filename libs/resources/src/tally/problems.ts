/** Why something did not reach Tally. */
export const syncProblems = {
  NOT_ALLOWED: 'The server may not speak to this address',
  SILENT: 'Tally does not answer',
  OTHER_COMPANY: 'The company is not open in Tally',
  UNMAPPED: 'An account has no name in Tally',
  REFUSED: 'Tally refuses it',
} as const;
