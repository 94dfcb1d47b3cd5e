import { nodesIn, sourcesIn } from './sources.mjs';

const verbs = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);

const isCall = ({ decorators = [] }) =>
  decorators.some(({ expression }) => verbs.has(expression.callee?.name ?? ''));

/** Calls that modules handle with a controller method; other addresses of the same call are not counted again. */
export const ownCalls = () =>
  sourcesIn('apps/server/src/modules')
    .filter((path) => path.includes('controller'))
    .flatMap((path) => [...nodesIn(path)])
    .filter((node) => node.type === 'MethodDefinition' && isCall(node)).length;
