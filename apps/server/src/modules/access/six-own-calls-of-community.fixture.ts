/**
 * Calls about placement and former students that admit only administrators among the six: whoever runs these has the privilege.
 */
export const callsOfCommunityKeepers: readonly string[] = [
  'GET /setup/v1/NewPlacement/candidates/:event/:batch',
  'POST /setup/v1/NewPlacement/invite/:id',
  'POST /collab/v1/alumniEvent/invite/:id',
];

/** Calls open to everyone: what one is told and asked, one's own answer, results that one may read. */
export const callsOfPeopleAsked: readonly string[] = [
  'POST /comm/v1/voiceNote/heard/:id',
  'GET /collab/v1/form/answer/:id',
  'GET /collab/v1/form/results/:id',
  'GET /collab/v1/form/response/:id',
];

/** What users do or read for themselves. */
export const callsForOneself: readonly string[] = [
  'GET /setup/v1/TimetableSchedules/mine',
  'POST /collab/v1/form/answer',
];

/** Calls of those who maintain forms. */
export const callsOfFormKeepers: readonly string[] = ['GET /collab/v1/form/export/:id'];
