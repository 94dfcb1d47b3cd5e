/** Programs, and pages that run programs, which nobody needs to share here. */
export const defaultBlockedExtensions = [
  'exe',
  'bat',
  'cmd',
  'com',
  'sh',
  'msi',
  'scr',
  'js',
  'mjs',
  'vbs',
  'ps1',
  'jar',
  'apk',
  'dll',
  'html',
  'htm',
  'xhtml',
  'svg',
  'lnk',
  'hta',
] as const;

/** Files of the "Recent Files" card (001 §9). */
export const recentFilesMost = 10;
/** Milliseconds after the last letter before the drive is searched (001 §9). */
export const driveSearchPause = 500;
/** Pixels of the list of users in the share dialog, which scrolls beyond (001 §9). */
export const shareListHeight = 300;
/** Matches of a search at most. */
export const driveSearchMost = 200;
