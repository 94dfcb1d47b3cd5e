import { Conflict } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { customFieldsChange } from '../../engine/custom/custom-fields.ts';
import { holdersOfValue } from '../../engine/query/custom-values.store.ts';
import { refuseDependents } from '../../engine/envelope/refusals.ts';

/** The records that can have the field, with how many of them hold a value or a given option. */
const holders = async ({ id, ownerEntity }: RecordValues, work: Work, option?: string) => {
  const found = [];
  for (const resource of catalogue.resources.filter(({ custom }) => custom === ownerEntity)) {
    const count = await holdersOfValue(work.transaction, resource, Number(id), option);
    found.push({ entity: resource.key, label: resource.label[count === 1 ? 0 : 1], count, sample: [] });
  }
  return found;
};

const optionsOf = (row: RecordValues | undefined): readonly string[] =>
  (Array.isArray(row?.['options']) ? (row['options'] as readonly RecordValues[]) : []).map(({ label }) =>
    String(label),
  );

/** @throws Conflict for an option that someone has chosen and that is to be removed or renamed (R36) */
const keepChosen = async (
  saved: RecordValues,
  before: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  const left = new Set(optionsOf(saved));
  for (const option of optionsOf(before).filter((label) => !left.has(label))) {
    const count = (await holders(saved, work, option)).reduce((sum, one) => sum + one.count, 0);
    if (count === 0) continue;
    const params = { option, count };
    throw new Conflict('"%{option}" is chosen in %{count} records, so it cannot be removed.', {
      code: 'OPTION_IN_USE',
      params,
    });
  }
};

/** Active fields of the same records in order, locked so that two users reordering them wait for each other. */
const inOrder = async (row: RecordValues, work: Work): Promise<readonly RecordValues[]> => {
  await work.transaction.query({
    name: 'custom_fields_hold',
    text: 'SELECT 1 FROM custom_field_definition WHERE owner_entity = $1 ORDER BY id FOR NO KEY UPDATE',
    values: [row['ownerEntity']],
  });
  return work.records.list(work, 'customFieldDefinition', {
    filter: { ownerEntity: String(row['ownerEntity']), active: true, archived: false },
    sort: [
      ['priority', 'ASC'],
      ['id', 'ASC'],
    ],
    fields: ['priority'],
  });
};

/** The existing numbers, if they are all distinct; otherwise numbered from 1. */
const placesOf = (ordered: readonly RecordValues[]): readonly number[] => {
  const given = ordered.map(({ priority }) => Number(priority));
  return new Set(given).size === given.length ? given : given.map((_, at) => at + 1);
};

/** A field swaps places with its neighbour (R36). */
const move = async ([row]: readonly RecordValues[], by: -1 | 1, work: Work): Promise<unknown> => {
  if (!row) return { moved: false };
  const ordered = await inOrder(row, work);
  const at = ordered.findIndex(({ id }) => id === row['id']);
  const [own, other] = [ordered[at], ordered[at + by]];
  if (!own || !other) return { moved: false };
  const places = placesOf(ordered);
  for (const [place, { id, priority }] of ordered
    .with(at, other)
    .with(at + by, own)
    .entries()) {
    if (places[place] === priority) continue;
    await work.records.update(work, 'customFieldDefinition', Number(id), { priority: places[place] });
  }
  return { moved: true };
};

/** Servers keep the additional details and their groups in memory; all of them are notified of any change. */
export const recordGroupBehaviour: Behaviour = {
  afterSave: (_saved, _before, { transaction }) => customFieldsChange(transaction),
  beforeDelete: (_current, { transaction }) => customFieldsChange(transaction),
  beforeArchive: (_current, _archived, { transaction }) => customFieldsChange(transaction),
};

/** What has been answered stays: a field with values is switched off instead, and a chosen option is kept. */
export const customFieldDefinitionBehaviour: Behaviour = {
  ...recordGroupBehaviour,
  afterSave: async (saved, before, work) => {
    await keepChosen(saved, before, work);
    await customFieldsChange(work.transaction);
  },
  beforeDelete: async (current, work) => {
    refuseDependents(
      'Records hold values for %{name}. Switch it off instead of deleting it.',
      await holders(current, work),
      { name: String(current['name']) },
    );
    await customFieldsChange(work.transaction);
  },
  actions: {
    up: (rows, _input, work) => move(rows, -1, work),
    down: (rows, _input, work) => move(rows, 1, work),
  },
};
