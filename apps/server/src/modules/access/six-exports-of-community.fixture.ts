/** What all of the six take along: what they are invited to or asked, each his own. */
export const ofCommunity = [
  'disciplineComplaint',
  'remark',
  'remarkType',
  'placementEvent',
  'placementRegistration',
] as const;
