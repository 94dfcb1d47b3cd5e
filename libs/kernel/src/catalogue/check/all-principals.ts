import type { Principal } from '../../access/access.ts';
import { fieldLevels, verbs } from '../../access/access.ts';
import type { Catalogue } from '../catalogue.ts';
import { address } from './finding.ts';

/** A principal and where it is named. */
export interface NamedPrincipal {
  readonly at: string;
  readonly name: Principal;
}

const ofResource = (resource: Catalogue['resources'][number]): readonly NamedPrincipal[] => {
  const { access, actions = {}, lifecycle } = resource;
  const named = (where: string, names: readonly Principal[] | undefined): readonly NamedPrincipal[] =>
    (names ?? []).map((name) => ({ at: address(resource, where), name }));
  return [
    ...verbs.flatMap((verb) => named(`access.${verb}`, access[verb])),
    ...named('access.pick', access.pick),
    ...named('access.rows', Object.keys(access.rows ?? {})),
    ...named('access.remarks', Object.keys(access.remarks ?? {})),
    ...named('access.moderate', access.moderate),
    ...fieldLevels.flatMap((level) => {
      const rule = level === 'basic' ? undefined : access.levels?.[level];
      return named(`access.levels.${level}`, [...(rule?.read ?? []), ...(rule?.write ?? [])]);
    }),
    ...Object.entries(actions).flatMap(([key, action]) => named(`actions.${key}.access`, action.access)),
    ...Object.entries(lifecycle?.transitions ?? {}).flatMap(([key, { access: having, whose }]) => [
      ...named(`lifecycle.transitions.${key}.access`, having),
      ...named(`lifecycle.transitions.${key}.whose.rows`, Object.keys(whose?.rows ?? {})),
    ]),
  ];
};

/** Every principal that any definition names. */
export const allPrincipals = ({
  resources,
  reports,
  documents,
  screens,
  operations = [],
}: Catalogue): readonly NamedPrincipal[] => [
  ...resources.flatMap(ofResource),
  ...[...reports, ...documents, ...screens, ...operations].flatMap((definition) =>
    definition.access === 'public'
      ? []
      : definition.access.map((name) => ({ at: address(definition, 'access'), name })),
  ),
];
