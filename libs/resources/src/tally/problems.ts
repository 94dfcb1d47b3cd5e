/** Why something did not reach Tally. */
export const syncProblems = {
  NOT_ALLOWED: 'The server is not allowed to connect to this address',
  SILENT: 'Tally is not responding',
  OTHER_COMPANY: 'The company is not open in Tally',
  UNMAPPED: 'An account has no name in Tally',
  REFUSED: 'Tally refused it',
} as const;
