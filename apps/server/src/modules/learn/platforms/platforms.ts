import { custom } from './custom.ts';
import { moodle } from './moodle.ts';
import type { LearnConnection, LearnPlatform } from './platform.ts';

/** How each kind of platform is contacted; OneRoster is not one of them: its files are carried by hand. */
export const platforms: Readonly<Record<LearnConnection['platform'], LearnPlatform | undefined>> = {
  MOODLE: moodle,
  CUSTOM: custom,
  ONEROSTER: undefined,
};
