import type { AnyField, Fields } from '../../field/definition.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

type Judged = (field: AnyField) => readonly string[];

const within = (fields: Fields, prefix: string, judge: Judged): readonly [path: string, message: string][] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const own = judge(field).map((message): [string, string] => [`${prefix}${key}`, message]);
    return field.type === 'group' ? [...own, ...within(field.fields, `${prefix}${key}.`, judge)] : own;
  });

/** The forms shown before an action or a move, by their address. */
export const askedIn = ({
  actions = {},
  lifecycle,
}: AnyResource): readonly [at: string, fields: Fields][] => [
  ...Object.entries(actions).map(([key, { ask = {} }]): [string, Fields] => [`actions.${key}.ask`, ask]),
  ...Object.entries(lifecycle?.transitions ?? {}).map(([key, { ask = {} }]): [string, Fields] => [
    `lifecycle.transitions.${key}.ask`,
    ask,
  ]),
];

/**
 * A check that examines each field individually: those of resources and settings, the parts of groups, and those of the
 * forms of actions and moves.
 * @param judge what is wrong with a field
 */
export const eachField = (judge: Judged): CatalogueCheck['run'] =>
  eachResource((resource) =>
    [['fields', resource.fields] as const, ...askedIn(resource)].flatMap(([at, fields]) =>
      within(fields, '', judge).map(([path, message]) => ({
        at: address(resource, `${at}.${path}`),
        message,
      })),
    ),
  );
