import { callPlace, isReading, recordParameter } from '../call/address.ts';
import { resourceOf } from '../operation/define.ts';
import type { AnyOperation } from '../operation/define.ts';
import type { OfferedList, OfferedOperation } from '../resource/offered-operation.ts';
import type { AnyField } from '../field/definition.ts';
import { answersList, fieldsIn, isList, isRows, shapeOfAnswer, type Shape } from '../operation/shape.ts';

const listsIn = (shape: Shape): Readonly<Record<string, OfferedList>> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, part]) =>
      isRows(part)
        ? [[key, { ...(part.label ? { label: part.label } : {}), fields: fieldsIn(part.of) }]]
        : [],
    ),
  );

/** What is shown of a preview. */
const trialOf = (answer: Shape): Pick<OfferedOperation, 'preview' | 'answer' | 'lists'> => {
  const lists = listsIn(answer);
  return {
    preview: true,
    answer: fieldsIn(answer),
    ...(Object.keys(lists).length > 0 ? { lists } : {}),
  };
};

const told: ReadonlySet<AnyField['type']> = new Set(['int', 'money', 'decimal', 'longText']);

/** What is reported when it is done: figures and multi-line texts that have a label of their own; ids are for clients. */
const toldOf = (answer: Shape): Pick<OfferedOperation, 'answer'> => {
  const said = Object.entries(fieldsIn(answer)).filter(
    ([, { type, label }]) => told.has(type) && label !== undefined,
  );
  return said.length > 0 ? { answer: Object.fromEntries(said) } : {};
};

/** What its form asks for. */
const askedOf = ({ input, unasked = [] }: AnyOperation): Shape | undefined =>
  input && Object.fromEntries(Object.entries(input).filter(([key]) => !unasked.includes(key)));

const offered = (operation: AnyOperation): OfferedOperation => {
  const { key, module, label, description, confirm, tone, when, access, at, unasked = [] } = operation;
  const input = askedOf(operation);
  const answer = shapeOfAnswer(operation.answer);
  const { forOneself, preview, job, done, on } = operation;
  return {
    key,
    module,
    label,
    at,
    access,
    takes: on && 'one' in on ? 'one' : 'several',
    ...(description === undefined ? {} : { description }),
    ...(confirm === undefined ? {} : { confirm }),
    ...(tone === undefined ? {} : { tone }),
    ...(when === undefined ? {} : { when }),
    ...(input === undefined ? {} : { input: fieldsIn(input) }),
    ...(operation.conditions ? { conditions: operation.conditions } : {}),
    ...(unasked.includes('version') ? { versioned: true } : {}),
    ...(forOneself ? { forOneself } : {}),
    ...(answer && !answersList(answer) ? (preview ? trialOf : toldOf)(answer) : {}),
    ...(job ? { job } : {}),
    ...(done === undefined ? {} : { done }),
  };
};

/** Whether a form can be rendered for it: lists are filled in on a page of their own. */
const isDrawn = (operation: AnyOperation): boolean => {
  const { at, on } = operation;
  const input = askedOf(operation) ?? {};
  const place = callPlace(at);
  if (!place || on === undefined || Object.values(input).some((part) => isRows(part) || isList(part)))
    return false;
  return !('one' in on) || recordParameter(place, on.one) !== undefined;
};

/** What the screens of a resource offer for its records in addition to its own actions. */
export const operationsOn = (
  resource: string,
  operations: readonly AnyOperation[],
): readonly OfferedOperation[] =>
  operations
    .filter(
      (operation) =>
        resourceOf(operation) === resource &&
        !operation.hidden &&
        !isReading(operation) &&
        isDrawn(operation),
    )
    .map(offered);
