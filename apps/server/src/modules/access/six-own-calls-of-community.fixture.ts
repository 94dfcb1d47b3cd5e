/** Calls about placement and former students that let in administrators alone of the six: whoever leads it has the privilege. */
export const callsOfCommunityKeepers: readonly string[] = [
  'GET /setup/v1/NewPlacement/candidates/:event/:batch',
  'POST /setup/v1/NewPlacement/invite/:id',
  'POST /collab/v1/alumniEvent/invite/:id',
];
