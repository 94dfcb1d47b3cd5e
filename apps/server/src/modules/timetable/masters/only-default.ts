import type { Behaviour } from '../../../engine/behaviour.ts';

/** One set of a kind is the default: a new one takes over from the previous one. */
export const onlyDefault =
  (resource: string): NonNullable<Behaviour['beforeSave']> =>
  async (input, current, work) => {
    if (input['isDefault'] !== true || current?.['isDefault'] === true) return input;
    const others = await work.records.list(work, resource, {
      filter: { isDefault: true },
      most: 10,
      system: true,
    });
    for (const { id } of others) {
      if (id !== current?.['id'])
        await work.records.update(work, resource, Number(id), { isDefault: false }, { system: true });
    }
    return input;
  };
