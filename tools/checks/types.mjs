import { checkByProgram, sum } from './outcome.mjs';
import { workspaces } from './workspaces.mjs';

/** Checks the types of every workspace, one after the other. */
export const checkTypes = () =>
  sum(
    workspaces('tsconfig.json').map((folder) =>
      checkByProgram(folder, 'typescript/bin/tsc', [
        '-p',
        `${folder}/tsconfig.json`,
        '--noEmit',
        '--pretty',
        'false',
      ]),
    ),
  );
