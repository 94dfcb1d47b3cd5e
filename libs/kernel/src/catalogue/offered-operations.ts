import { callPlace, isReading, recordParameter } from '../call/address.ts';
import { resourceOf } from '../operation/define.ts';
import type { AnyOperation } from '../operation/define.ts';
import type { OfferedOperation } from '../resource/offered-operation.ts';
import { answersList, fieldsIn, isList, isRows } from '../operation/shape.ts';

const offered = (operation: AnyOperation): OfferedOperation => {
  const { key, module, label, description, confirm, tone, when, input, access, at, answer } = operation;
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
    ...(forOneself ? { forOneself } : {}),
    ...(preview && answer && !answersList(answer) ? { preview, answer: fieldsIn(answer) } : {}),
    ...(job ? { job } : {}),
    ...(done === undefined ? {} : { done }),
  };
};

/** Whether a form can be drawn of it: lists are filled in on a page of their own. */
const isDrawn = ({ at, on, input = {} }: AnyOperation): boolean => {
  const place = callPlace(at);
  if (!place || on === undefined || Object.values(input).some((part) => isRows(part) || isList(part)))
    return false;
  return !('one' in on) || recordParameter(place, on.one) !== undefined;
};

/** What the screens of a resource offer to do with its records beyond its own actions. */
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
