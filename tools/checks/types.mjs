import { projectOf, runNx } from '../nx.mjs';
import { check, sum } from './outcome.mjs';
import { workspaces } from './workspaces.mjs';

/** The lines of the compiler, without nx's messages about its task. */
const complaints = ({ stdout, stderr, error }) => [
  ...`${stdout ?? ''}${stderr ?? ''}`.split('\n').filter((line) => /\S/.test(line)),
  ...(error === undefined ? [] : [error.message]),
];

const checkTarget = (folder, target, name) => {
  const ended = runNx(['run', `${projectOf(folder)}:${target}`, '--output-style=static']);
  return check(name, ended.status === 0 ? [] : complaints(ended));
};

/**
 * Checks the types of every workspace, one after the other, that the call documentation matches the types of the answers,
 * and that screens take answers for those; anything unchanged comes from the nx cache.
 */
export const checkTypes = () =>
  sum([
    ...workspaces('tsconfig.json').map((folder) => checkTarget(folder, 'typecheck', folder)),
    checkTarget('apps/server', 'answers', 'What calls answer stands in their document'),
    checkTarget('apps/admin', 'claims', 'Screens take answers for what they are'),
  ]);
