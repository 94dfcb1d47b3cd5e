/** What all of the six take along: what they are invited to or asked, each his own. */
export const ofCommunity = [
  'disciplineComplaint',
  'remark',
  'remarkType',
  'placementEvent',
  'placementRegistration',
  'formResponse',
  'galleryAlbum',
  'externalDocument',
] as const;

/** What those who keep it take along. */
export const ofCommunityKeepers = [
  'alumni',
  'alumniEvent',
  'alumniEventInvitation',
  'alumniGroup',
  'alumniMessage',
  'learnMapping',
  'learnSyncEvent',
  'learnSyncRun',
] as const;

/** What those who ask people take along. */
export const ofAskers = ['poll', 'form', 'formTemplate'] as const;
