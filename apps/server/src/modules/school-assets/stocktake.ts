import { readTags, stocktakeResult } from '@school/domain';
import { mostTags, scanAssets } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { handle, type Handler } from '../../engine/operation/handle.ts';
import { assetsWithTags, atOnce, expectedAssets, type ReadAsset } from './asset.store.ts';

const system = { system: true } as const;

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Records what should be present, before anyone does the rounds. */
const begin = async (audit: RecordValues, work: Work): Promise<void> => {
  const classroom = audit['classroom'];
  const chosen = {
    kinds: idsIn(audit['kinds']),
    classroom: typeof classroom === 'number' ? classroom : null,
  };
  for (let after = 0; ;) {
    const some = await expectedAssets(work.transaction, chosen, after);
    const checks = some.map((one) => ({ ...one, audit: Number(audit['id']) }));
    await work.records.create(work, 'assetCheck', checks, { ...system, asWritten: true });
    const last = some.at(-1);
    if (!last || some.length < atOnce) return;
    after = last.entry;
  }
};

/** A stocktake begins with what should be present, and ends for good. */
export const auditBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (!before) await begin(saved, work);
  },
  transitions: { close: () => ({ closedAt: new Date().toISOString() }) },
};

const note = async (audit: number, read: ReadAsset, foundIn: number | null, work: Work) => {
  const { entry, check, expectedIn, expectedOf } = read;
  const expected = check !== null && read.result !== 'UNEXPECTED';
  const result = stocktakeResult({ expected, expectedIn, foundIn });
  const seen = { foundIn, foundAt: new Date().toISOString(), result };
  if (check !== null) await work.records.update(work, 'assetCheck', check, seen, system);
  else {
    const line = { audit, entry, expectedIn, expectedOf, ...seen };
    await work.records.create(work, 'assetCheck', [line], { ...system, asWritten: true });
  }
  return result;
};

/** Data sent by a hand-held reader. */
export const stocktakeHandlers: readonly Handler[] = [
  handle(scanAssets, async ({ record, input, work }) => {
    const tags = readTags(input.tags);
    if (tags.length > mostTags)
      throw invalidField('tags', 'TOO_MANY', 'At most %{most} tags at once.', { most: mostTags });
    const found = await assetsWithTags(work.transaction, record.id, tags);
    const results: string[] = [];
    for (const read of found) results.push(await note(record.id, read, input.classroom ?? null, work));
    const known = new Set(found.map(({ tag }) => tag));
    const count = (result: string): number => results.filter((one) => one === result).length;
    const unknown = tags.filter((tag) => !known.has(tag.toLowerCase()));
    return {
      confirmed: count('CONFIRMED'),
      moved: count('MOVED'),
      unexpected: count('UNEXPECTED'),
      unknown: unknown.join('\n') || null,
    };
  }),
];
