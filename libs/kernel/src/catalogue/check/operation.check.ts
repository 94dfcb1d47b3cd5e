import { callPlace, isReading, placesOf, recordParameter } from '../../call/address.ts';
import type { CallPlace } from '../../call/address.ts';
import { resourceOf } from '../../operation/define.ts';
import type { AnyOperation } from '../../operation/define.ts';
import { answersList, fieldsIn, isList, isRows, shapeOfAnswer } from '../../operation/shape.ts';
import type { Shape } from '../../operation/shape.ts';
import { expressionKind } from '../../expression/kind.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import { addressList } from '../addresses.ts';
import { resolvePath } from '../../resource/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { askedMistakes } from './asked-conditions.ts';
import { didYouMean } from './closest.ts';
import { address, type CatalogueCheck, type Found } from './finding.ts';
import { judgeExpression, type FieldAt } from './judge-expression.ts';

const unknownResource = (at: string, key: string, catalogue: Catalogue): readonly Found[] =>
  catalogue.has(key)
    ? []
    : [
        {
          at,
          message: `no resource "${key}"`,
          ...didYouMean(
            key,
            catalogue.resources.map((resource) => resource.key),
          ),
        },
      ];

const inShape = (at: string, shape: Shape, catalogue: Catalogue): readonly Found[] =>
  Object.entries(shape).flatMap(([key, part]): readonly Found[] => {
    if (isRows(part)) return inShape(`${at}.${key}`, part.of, catalogue);
    if (isList(part)) return inShape(at, { [key]: part.of }, catalogue);
    if (part.type === 'ref' || part.type === 'refs')
      return unknownResource(`${at}.${key}`, part.to, catalogue);
    return part.type === 'lines' ? unknownResource(`${at}.${key}`, part.of, catalogue) : [];
  });

/** Address parameters that nothing in the operation takes, and a record that no parameter identifies. */
const inPlace = (operation: AnyOperation, place: CallPlace): readonly Found[] => {
  const { on, input = {} } = operation;
  const at = address(operation, `${place.method} ${place.path}`);
  const record = on && 'one' in on ? recordParameter(place, on.one) : undefined;
  const missing =
    on && 'one' in on && record === undefined
      ? [{ at, message: `no parameter names the record: \`:id\` or \`:${on.one}\`` }]
      : [];
  const strange = place.parameters
    .filter((name) => name !== record && !Object.hasOwn(input, name))
    .map((name) => ({
      at,
      message: `":${name}" is no field of the input`,
      ...didYouMean(name, Object.keys(input)),
    }));
  return [...missing, ...strange];
};

const inCondition = (operation: AnyOperation, catalogue: Catalogue): readonly Found[] => {
  const { when } = operation;
  if (!when) return [];
  const at = address(operation, 'when');
  const key = resourceOf(operation);
  if (key === undefined) return [{ at, message: 'it is about no record (`on`)' }];
  if (!catalogue.has(key)) return [];
  const fieldAt: FieldAt = (path) => resolvePath(catalogue.resource(key), path, catalogue)?.field;
  const problem = judgeExpression(when, fieldAt);
  if (problem !== undefined) return [{ at, message: problem }];
  const kind = expressionKind(when, (path) => {
    const field = fieldAt(path);
    return field && fieldTypeOf(field).kind;
  });
  return kind === 'any' || kind === 'flag' ? [] : [{ at, message: `gives ${kind}, but flag is needed` }];
};

/** Conditions of the form: over its own fields and those of the single record. */
const inConditions = (operation: AnyOperation, catalogue: Catalogue): readonly Found[] => {
  const { conditions = {}, input = {}, on } = operation;
  const record = on && 'one' in on && catalogue.has(on.one) ? catalogue.resource(on.one) : undefined;
  return askedMistakes(conditions, fieldsIn(input), record, catalogue).map(({ at, message }) => ({
    at: address(operation, `conditions.${at}`),
    message,
  }));
};

const contradictions = (operation: AnyOperation): readonly Found[] => {
  const { on, input = {}, preview, job, confirm } = operation;
  if (!isReading(operation)) {
    return job && preview
      ? [{ at: address(operation, 'preview'), message: 'a job is not tried out beforehand' }]
      : [];
  }
  const lists =
    Object.values(input).some((part) => isRows(part) || isList(part)) ||
    (on !== undefined && 'several' in on);
  return [
    ...(lists ? [{ at: address(operation, 'at'), message: 'a GET has no body for lists' }] : []),
    ...(preview || job || confirm
      ? [{ at: address(operation, 'at'), message: 'a GET does nothing: no preview, job or confirmation' }]
      : []),
  ];
};

const mistakesIn = (operation: AnyOperation, catalogue: Catalogue): readonly Found[] => {
  const { at, also = [], input = {} } = operation;
  const answer = shapeOfAnswer(operation.answer) ?? {};
  const key = resourceOf(operation);
  return [
    ...[at, ...also]
      .filter((one) => callPlace(one) === undefined)
      .map((one) => ({ at: address(operation, 'at'), message: `"${one}" is no call: POST fees/v1/refund` })),
    ...(key === undefined ? [] : unknownResource(address(operation, 'on'), key, catalogue)),
    ...placesOf(operation).flatMap((place) => inPlace(operation, place)),
    ...inShape(address(operation, 'input'), input, catalogue),
    ...inShape(address(operation, 'answer'), answersList(answer) ? answer.of : answer, catalogue),
    ...inCondition(operation, catalogue),
    ...inConditions(operation, catalogue),
    ...contradictions(operation),
  ];
};

/** What an operation names must exist: otherwise it would fail only when a user presses its button. */
export const operations: CatalogueCheck = {
  code: 'RES052',
  finds:
    'An operation with an address that is none, a parameter that nothing takes, an unknown resource or field, or options that contradict each other.',
  run: (catalogue) => (catalogue.operations ?? []).flatMap((operation) => mistakesIn(operation, catalogue)),
};

const pattern = ({ method, path }: CallPlace): string => `${method} ${path.replace(/:\w+/g, ':')}`;

/** Every stated address, with its definition. */
const statedPlaces = ({ operations: list = [], resources }: Catalogue): readonly [string, CallPlace][] => [
  ...list.flatMap((operation) =>
    placesOf(operation).map((place): [string, CallPlace] => [address(operation), place]),
  ),
  ...resources.flatMap((resource) =>
    Object.entries(resource.lifecycle?.transitions ?? {}).flatMap(([name, { at }]) =>
      addressList(at).flatMap((one) => {
        const place = callPlace(one);
        return place
          ? [[address(resource, `lifecycle.transitions.${name}`), place] as [string, CallPlace]]
          : [];
      }),
    ),
  ),
];

/** The second of two calls at one address would never be reached, or prevent the start. */
export const operationAddress: CatalogueCheck = {
  code: 'RES053',
  finds: 'Two operations or moves at the same address, or a move whose address is none or names no record.',
  run: (catalogue) => {
    const seen = new Map<string, string>();
    const taken = statedPlaces(catalogue).flatMap(([at, place]) => {
      const first = seen.get(pattern(place));
      seen.set(pattern(place), first ?? at);
      return first === undefined
        ? []
        : [{ at, message: `${place.method} ${place.path} is taken by ${first}` }];
    });
    const wrong = catalogue.resources.flatMap((resource) =>
      Object.entries(resource.lifecycle?.transitions ?? {}).flatMap(([name, { at }]) =>
        addressList(at)
          .filter((one) => {
            const place = callPlace(one);
            return !place || recordParameter(place, resource.key) === undefined;
          })
          .map((one) => ({
            at: address(resource, `lifecycle.transitions.${name}`),
            message: `"${one}" is no call of a record: PUT hr/v1/paySlip/approve/:id`,
          })),
      ),
    );
    return [...taken, ...wrong];
  },
};
