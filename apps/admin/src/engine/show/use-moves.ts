import type { Action, AnyResource, Tone, Transition } from '@school/kernel';
import { useNavigate } from 'react-router-dom';
import { holds } from '../catalogue/conditions.ts';
import { transitionsFrom } from '../catalogue/moves.ts';
import { recordPath } from '../catalogue/paths.ts';
import { actionsOn, operationsOn } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';

/** A life-cycle move, an action of a record or an operation on it. */
export interface Move {
  readonly key: string;
  readonly label: string;
  readonly tone: Tone | undefined;
  readonly run: () => void;
  /** A life-cycle move, not an action. */
  readonly isMove: boolean;
}

const isEnding = ({ tone }: Pick<Move, 'tone'>): boolean => tone === 'error' || tone === 'warning';

/**
 * Separates what is on the page from what is behind the menu. What ends something is never the first thing at hand: it goes
 * behind the menu, unless it is the other half of a decision, as with Reject next to Approve.
 */
export const orderedMoves = (
  moves: readonly Move[],
): { readonly shown: readonly Move[]; readonly behind: readonly Move[] } => {
  const forward = moves.filter((move) => !isEnding(move));
  const ending = moves.filter(isEnding);
  const isDecision = forward.some(({ isMove, tone }) => isMove && tone === 'success');
  const beside = isDecision ? ending.filter(({ isMove, tone }) => isMove && tone === 'error') : [];
  return { shown: [...forward, ...beside], behind: ending.filter((move) => !beside.includes(move)) };
};

/** What the user may do to a record beyond changing its fields. */
export const useMoves = (resource: AnyResource, record: RecordRow): readonly Move[] => {
  const words = useWords();
  const environment = useEnvironment();
  const verbs = useRecordVerbs(resource);
  const navigate = useNavigate();
  /** To the record that continues in place of this one. */
  const goOn = (answer: unknown): void => {
    const { id } = (answer ?? {}) as { readonly id?: unknown };
    const page =
      typeof id === 'number' && id !== record.id ? recordPath(resource, 'show', { id }) : undefined;
    if (page !== undefined) void navigate(page);
  };
  const label = (kind: 'transitions' | 'actions', name: string, verbal: Action | Transition): string =>
    words.say(`resources.${resource.key}.${kind}.${name}`, verbal.label);
  const moves = transitionsFrom(environment, resource, record).map(([name, transition]): Move => ({
    key: `to.${name}`,
    label: label('transitions', name, transition),
    tone: transition.tone,
    run: () => void verbs.transition(record, name, transition),
    isMove: true,
  }));
  const actions = actionsOn(environment.actor, resource, 'row')
    .filter(([, action]) => !action.when || holds(resource, action.when, record, environment))
    .map(([name, action]): Move => ({
      key: `do.${name}`,
      label: label('actions', name, action),
      tone: action.tone,
      run: () => void verbs.act(name, action, [record.id], action.goesOn ? goOn : undefined),
      isMove: false,
    }));
  const operations = operationsOn(environment.actor, resource, 'one')
    .filter(({ when }) => !when || holds(resource, when, record, environment))
    .map((operation): Move => ({
      key: `do.${operation.key}`,
      label: words.say(`operations.${operation.key}`, operation.label),
      tone: operation.tone,
      run: () => void verbs.operate(operation, [record.id], record),
      isMove: false,
    }));
  return [...moves, ...actions, ...operations];
};
