import type { Said } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { openOnes } from '../leaver-part.ts';

/** For whoever processes a leaver: what the person holds that belongs to the school. */
export const openAssetsOf = async (employee: number, { transaction }: Work): Promise<readonly Said[]> => {
  const [row] = await transaction.query<{ held: number }>({
    name: 'assets_held_by',
    text: `select count(*)::int as held from asset_entry
      where employee_id = $1 and status in ('IN_USE', 'REPAIR') and not archived`,
    values: [employee],
  });
  return openOnes([['School assets still held: %{assets}.', 'assets', row?.held ?? 0]]);
};
