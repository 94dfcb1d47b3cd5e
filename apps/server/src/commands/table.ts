import type { Command } from './command.ts';

/** A line of the table: what the command does, and its module, loaded only on demand. */
export type CommandEntry = {
  readonly summary: string;
  load(): Promise<{ readonly command: Command }>;
};

/** All subcommands; a new one is a file of that name and a line here. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  settings: { summary: 'checks the settings', load: () => import('./settings.ts') },
  browser: { summary: 'prints the path of the browser', load: () => import('./browser.ts') },
  fill: { summary: 'sets up an empty database as the first start does', load: () => import('./fill.ts') },
  migrate: { summary: 'brings the database up to date', load: () => import('./migrate.ts') },
  'migrate:make': {
    summary: 'writes the migration from the migrated tables to the catalogue',
    load: () => import('./migrate-make.ts'),
  },
  check: { summary: 'looks for mistakes in the definitions', load: () => import('./check.ts') },
  manifest: { summary: 'prints screens, calls and definitions', load: () => import('./manifest.ts') },
  health: { summary: 'looks for rows that must not be', load: () => import('./health.ts') },
  backup: { summary: 'saves database and files into one archive', load: () => import('./backup.ts') },
  restore: {
    summary: 'puts an archive in the place of database and files',
    load: () => import('./restore.ts'),
  },
};
