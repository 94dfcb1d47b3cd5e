import type { LossOfPaySettings } from '@school/domain';
import type { StoredCategory } from '../categories/stored-category.ts';
import { unpaidTimeOf } from './stored-group.ts';
import type { StoredGroup } from './stored-group.ts';

/** What pay is calculated from at one revision of a group: categories in group order, unpaid time. */
export interface GroupSnapshot extends LossOfPaySettings {
  readonly categories: readonly StoredCategory[];
}

/** The current state of a group; the position in the group replaces the order of the categories. */
export const snapshotOf = ({
  categories,
  ...group
}: LossOfPaySettings & Pick<StoredGroup, 'categories'>): GroupSnapshot => ({
  ...unpaidTimeOf(group),
  categories: categories.map((category, position) => ({ ...category, displayOrder: position })),
});
