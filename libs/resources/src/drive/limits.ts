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

/** Number of files in the "Recent Files" card (001 §9). */
export const recentFilesMost = 10;
/** Milliseconds after the last keystroke before the drive is searched (001 §9). */
export const driveSearchPause = 500;
/** Height in pixels of the list of users in the share dialog, which scrolls beyond it (001 §9). */
export const shareListHeight = 300;
/** Maximum number of search matches. */
export const driveSearchMost = 200;
