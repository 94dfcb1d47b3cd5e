import { projectOf, runNx } from '../nx.mjs';
import { check, sum } from './outcome.mjs';
import { workspaces } from './workspaces.mjs';

/** The lines of the compiler, without what nx says about its task. */
const complaints = ({ stdout, stderr, error }) => [
  ...`${stdout ?? ''}${stderr ?? ''}`.split('\n').filter((line) => /\S/.test(line)),
  ...(error === undefined ? [] : [error.message]),
];

const checkWorkspace = (folder) => {
  const ended = runNx(['run', `${projectOf(folder)}:typecheck`, '--output-style=static']);
  return check(folder, ended.status === 0 ? [] : complaints(ended));
};

/** Checks the types of every workspace, one after the other; what has not changed since is answered by the cache of nx. */
export const checkTypes = () => sum(workspaces('tsconfig.json').map(checkWorkspace));
