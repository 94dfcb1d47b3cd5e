import { may } from '@school/kernel';
import type { Actor, AnyResource, Catalogue } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { ruleIn } from '../query/compile.ts';
import { subtitleOf, subtitlePartsOf } from '../query/subtitle.ts';
import { Parameters } from '../query/parameters.ts';
import type { Caller } from '../query/parameters.ts';
import { titleOf } from '../query/record-json.ts';
import { tableName } from '../query/source.ts';
import type { Reader, Source } from '../query/source.ts';

export interface TrashQuery {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly resources: readonly AnyResource[];
  readonly offset: number;
  readonly limit: number;
  /** Part of the name. */
  readonly search: string;
}

/** Resources whose archived records the actor may restore. */
export const restorableBy = (actor: Actor, { resources }: Catalogue): readonly AnyResource[] =>
  resources.filter(
    ({ kind, api, parent, single, noArchive, appendOnly, access }) =>
      kind === 'resource' &&
      api !== undefined &&
      parent === undefined &&
      !single &&
      !noArchive &&
      !appendOnly &&
      may(actor, access, 'read') &&
      may(actor, access, 'archive'),
  );

const escaped = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const branchOf = (source: Source, search: string, columns: (source: Source) => string): string => {
  const { alias, parameters, resource } = source;
  const title = titleOf(source);
  const found = search ? [`lower(${title}) LIKE ${parameters.add(`%${escaped(search)}%`, 'text')}`] : [];
  const conditions = [`${alias}.archived`, ...ruleIn(source), ...found];
  return `SELECT ${columns(source)} FROM ${tableName(resource)} ${alias} WHERE ${conditions.join(' AND ')}`;
};

const branches = (
  { reader, resources, search }: TrashQuery,
  parameters: Parameters,
  columns: (source: Source) => string,
): readonly string[] =>
  resources.map((resource) => branchOf({ reader, resource, alias: 't', parameters }, search, columns));

/** One page over all resources, most recently archived first. */
export const trashPage = (query: TrashQuery): Statement => {
  const parameters = new Parameters(query.caller);
  const all = branches(
    query,
    parameters,
    (source) =>
      `${parameters.add(source.resource.key, 'text')} AS resource, ${source.alias}.id, ${titleOf(source)} AS label,
       ${subtitleOf(source)} AS subtitle, ${subtitlePartsOf(source) ?? 'NULL::json'} AS parts, ${source.alias}.updated_at AS changed`,
  ).join(' UNION ALL ');
  const page = `LIMIT ${parameters.add(query.limit, 'bigint')} OFFSET ${parameters.add(query.offset, 'bigint')}`;
  return {
    text: `SELECT r.resource, r.id, coalesce(r.label, '') AS label, r.subtitle, r.parts, coalesce(a.at, r.changed) AS at,
        coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), a.actor_name, '') AS by
      FROM (SELECT * FROM (${all}) rows ORDER BY changed DESC, resource, id ${page}) r
      LEFT JOIN LATERAL (SELECT e.at, e.actor_id, e.actor_name FROM audit_entry e
        WHERE e.resource = r.resource AND e.record_id = r.id AND e.verb = 'archive' ORDER BY e.id DESC LIMIT 1) a ON true
      LEFT JOIN "user" u ON u.id = a.actor_id
      ORDER BY r.changed DESC, r.resource, r.id`,
    values: parameters.values,
  };
};

/** Number per resource. */
export const trashCounts = (query: TrashQuery): Statement => {
  const parameters = new Parameters(query.caller);
  const all = branches(
    query,
    parameters,
    ({ resource }) => `${parameters.add(resource.key, 'text')} AS resource, count(*)::int AS count`,
  );
  return {
    text: `SELECT resource, count FROM (${all.join(' UNION ALL ')}) c WHERE count > 0`,
    values: parameters.values,
  };
};
