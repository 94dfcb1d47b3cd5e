/** What all of the six export: what they are invited to or asked, each their own. */
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

/** What those who maintain it export. */
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

/** What those who ask people export. */
export const ofAskers = ['poll', 'form', 'formTemplate'] as const;
