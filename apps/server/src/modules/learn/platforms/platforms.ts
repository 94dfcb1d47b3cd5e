import { custom } from './custom.ts';
import { moodle } from './moodle.ts';
import type { LearnConnection, LearnPlatform } from './platform.ts';

/** How each kind of platform is spoken to; OneRoster is none of them: its files are taken along. */
export const platforms: Readonly<Record<LearnConnection['platform'], LearnPlatform | undefined>> = {
  MOODLE: moodle,
  CUSTOM: custom,
  ONEROSTER: undefined,
};
