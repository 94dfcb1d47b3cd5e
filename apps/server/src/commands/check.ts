import { checkCatalogue, findingText } from '@school/kernel';
import { catalogue } from '@school/resources';
import { projectRoot } from '../platform/settings/project-root.ts';
import type { Command } from './command.ts';
import { unlisted } from './unlisted.ts';

/** Checks the definitions for mistakes; each is reported with its number and address. */
export const command: Command = {
  run: () => {
    const findings = [...checkCatalogue(catalogue).map(findingText), ...unlisted(catalogue, projectRoot())];
    for (const finding of findings) process.stdout.write(`${finding}\n`);
    process.stdout.write(
      findings.length === 0 ? 'The catalogue is in order.\n' : `${findings.length} findings\n`,
    );
    return Promise.resolve(findings.length === 0 ? 0 : 1);
  },
};
