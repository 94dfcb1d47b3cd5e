import type { AnyResource, Transition } from '@school/kernel';
import { allows } from '../../catalogue/closed.ts';
import { transitionsFrom } from '../../catalogue/moves.ts';
import type { Environment } from '../../environment/environment.ts';

/** How a card gets from one column into another: by a move of the life cycle, or by the value itself. */
export interface BoardMove {
  readonly to: string;
  readonly transition?: readonly [name: string, transition: Transition];
}

type Row = Readonly<Record<string, unknown>>;

/** The columns of a board: stored value -> words, in the order of the options. */
export const boardColumns = (resource: AnyResource): readonly (readonly [value: string, words: string])[] => {
  const field = resource.fields[resource.list.board?.by ?? ''];
  return field?.type === 'choice' ? Object.entries(field.options) : [];
};

/** Where somebody may put a card: one move to a column, the first that the definition names. */
export const boardMoves = (
  environment: Environment,
  resource: AnyResource,
  row: Row,
): readonly BoardMove[] => {
  const by = resource.list.board?.by ?? '';
  const field = resource.fields[by];
  if (row['archived'] === true || !field) return [];
  if (resource.lifecycle?.field === by) {
    const moves = transitionsFrom(environment, resource, row);
    return moves
      .filter(([, { to }], at) => moves.findIndex(([, other]) => other.to === to) === at)
      .map((transition) => ({ to: transition[1].to, transition }));
  }
  if (field.readOnly || !allows(environment, resource, 'update', row)) return [];
  return boardColumns(resource)
    .filter(([value]) => value !== row[by])
    .map(([to]) => ({ to }));
};

/** The column beside one, in which there is a move to; undefined at the edge and where nothing leads on. */
export const besideMove = (
  columns: readonly string[],
  from: string,
  step: 1 | -1,
  moves: readonly BoardMove[],
): BoardMove | undefined => {
  for (let at = columns.indexOf(from) + step; at >= 0 && at < columns.length; at += step) {
    const move = moves.find(({ to }) => to === columns[at]);
    if (move) return move;
  }
  return undefined;
};

/** The rows of one column: the filter of the list, and the value of the column. */
export const columnFilter = (
  filter: Readonly<Record<string, unknown>>,
  by: string,
  value: string,
): Readonly<Record<string, unknown>> =>
  Object.keys(filter).length === 0 ? { [by]: value } : { _and: [filter, { [by]: value }] };
