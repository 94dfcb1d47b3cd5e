import type { AnyResource, Transition } from '@school/kernel';
import { allows } from '../../catalogue/closed.ts';
import { transitionsFrom } from '../../catalogue/moves.ts';
import type { Environment } from '../../environment/environment.ts';

/** How a card gets from one column into another: by a life-cycle move, or by the value itself. */
export interface BoardMove {
  readonly to: string;
  readonly transition?: readonly [name: string, transition: Transition];
}

type Row = Readonly<Record<string, unknown>>;

/** The columns of a board: stored value -> words, in option order. */
export const boardColumns = (resource: AnyResource): readonly (readonly [value: string, words: string])[] => {
  const field = resource.fields[resource.list.board?.by ?? ''];
  return field?.type === 'choice' ? Object.entries(field.options) : [];
};

/** Where a user may put a card: one move per column, the first that the definition names. */
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

/** The adjacent column to which there is a move; undefined at the edge and if no move is possible. */
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

/** The rows of one column: the list's filter, and the column's value. */
export const columnFilter = (
  filter: Readonly<Record<string, unknown>>,
  by: string,
  value: string,
): Readonly<Record<string, unknown>> =>
  Object.keys(filter).length === 0 ? { [by]: value } : { _and: [filter, { [by]: value }] };
