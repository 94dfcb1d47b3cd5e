import { offeredTo, searchSql } from '@school/kernel';
import type { RefField, RefsField } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { RecordValues } from '../behaviour.ts';
import { ruleIn, whereIn } from './compile.ts';
import { shownTexts } from './shown-texts.ts';
import { listQuery } from './list.ts';
import type { ListRequest } from './list-request.ts';
import { optionsStatement } from './options.ts';
import { trusted } from './source.ts';
import type { Source } from './source.ts';

export type AskedReference = RefField | RefsField;

interface Picking {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly field: AskedReference;
  /** The form's values so far, for filters that read them. */
  readonly form: RecordValues;
  /** The product itself is asking. */
  readonly system?: boolean;
}

/**
 * Each typed word must occur in the title or the second line. Nothing else is searched for those who may not open the
 * records, or the answer would reveal whose telephone number it is.
 */
const inWhatShows = (source: Source, words: string): string =>
  `(${searchSql(words, { search: () => shownTexts(source, ruleIn), writer: source.parameters })})`;

/**
 * Records that a reference of an action's form may hold, `[{id, label, subtitle}]`: those that pass its filter and are not
 * archived. Where the field is `named` they are also offered to those who may not open them, by title and second line only.
 */
export const askedPicks = (
  { engine, context, field, form, system = false }: Picking,
  { search, ...request }: Pick<ListRequest, 'search' | 'range'>,
  ids?: readonly number[],
): Statement => {
  const isNamed = field.named === true;
  const target = engine.catalogue.resource(field.to);
  const query = listQuery(
    engine,
    context,
    target,
    { ...request, archived: false, ...(isNamed ? {} : { search }) },
    system || isNamed,
  );
  const offered = offeredTo(field, system ? undefined : context.actor);
  const more = (source: Source): readonly string[] => [
    ...(offered ? [whereIn(trusted(source), offered, form)] : []),
    ...(isNamed && search?.trim() ? [inWhatShows(source, search)] : []),
  ];
  return optionsStatement(query, ids, more, search);
};
