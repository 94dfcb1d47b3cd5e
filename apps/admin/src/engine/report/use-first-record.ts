import type { Filter, Picked, RefField, Report } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../environment/use-provider.ts';
import { pickerFilter } from '../field/ref/picker-filter.ts';
import { useLastUsed } from '../preference/last-used.ts';

type Values = Readonly<Record<string, unknown>>;
type Options = (
  resource: string,
  request: { filter: Filter; range?: readonly [number, number]; ids?: readonly number[] },
) => Promise<readonly Picked[]>;

/** References that a report requires and that have no value yet, in the order in which they are requested. */
const openReferences = (
  { parameters, first, chosen }: Report,
  values: Values,
): readonly [string, RefField][] =>
  Object.entries(parameters).flatMap(([key, field]): [string, RefField][] => {
    const isOpen = field.type === 'ref' && (values[key] === undefined || values[key] === null);
    const isBegun = first?.parameter === key || (field.required === true && chosen !== true);
    return isOpen && isBegun ? [[key, field]] : [];
  });

/** Maximum number of records tried to find one for which all others exist. */
const mostTried = 24;

/** Records that a parameter may start with: the one chosen last if it is still offered, then those offered first. */
async function* offered(
  options: Options,
  { to, filter, last, most }: { to: string; filter: Filter; last: number | undefined; most: number },
): AsyncGenerator<number> {
  const kept = last === undefined ? [] : await options(to, { filter, ids: [last] });
  for (const { id } of kept) yield id;
  const first = await options(to, { filter, range: [0, most - 1] });
  for (const { id } of first) if (id !== last || kept.length === 0) yield id;
}

interface Beginning {
  readonly report: Report;
  readonly options: Options;
  readonly values: Values;
  readonly lastOf: (resource: string) => number | undefined;
}

const isNarrowedBy = (field: RefField, key: string): boolean =>
  JSON.stringify(field.filter ?? {}).includes(`{"$field":"${key}"}`);

/**
 * A record for each open parameter, in order. If a later one has none for the record of an earlier one (a batch without
 * examinations), the next record of that is tried; if none has one, only the first parameters get an initial value.
 */
const begin = async (
  about: Beginning,
  open: readonly (readonly [string, RefField])[],
  found: Values = {},
): Promise<Values> => {
  const [first, ...rest] = open;
  if (!first) return found;
  const { report, options, values, lastOf } = about;
  const [key, field] = first;
  const own = report.first?.parameter === key ? report.first.filter : {};
  const filter = { ...pickerFilter(field.filter, { ...values, ...found }), ...own };
  const most = rest.some(([, later]) => isNarrowedBy(later, key)) ? mostTried : 1;
  let best = found;
  for await (const id of offered(options, { to: field.to, filter, last: lastOf(field.to), most })) {
    const begun = await begin(about, rest, { ...found, [key]: id });
    if (rest.every(([later]) => begun[later] !== undefined) || most === 1) return begun;
    if (best === found) best = begun;
  }
  return best;
};

/**
 * The references that a report starts with, so that it shows something immediately: for each required one the record chosen
 * last, or the first one. Nothing for those without any. Undefined while they are being fetched.
 */
export const useFirstRecord = (report: Report, values: Values, isAsked: boolean): Values | undefined => {
  const provider = useProvider();
  const last = useLastUsed();
  const open = isAsked ? openReferences(report, values) : [];
  const { data, isPending } = useQuery({
    queryKey: ['report', report.key, 'first', open.map(([key]) => key)],
    queryFn: () => begin({ report, options: provider.options, values, lastOf: last.of }, open),
    enabled: open.length > 0,
    retry: false,
    staleTime: 10_000,
  });
  if (open.length === 0) return nothing;
  return isPending ? undefined : (data ?? nothing);
};

const nothing: Values = {};
