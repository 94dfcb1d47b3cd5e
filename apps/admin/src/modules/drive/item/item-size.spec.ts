import type { DriveItem } from '@school/domain';
import { flattened, newestFiles } from './drive-item.ts';
import { itemSize } from './item-size.ts';

it.each([
  [0, '0.00 B'],
  [1, '1.00 B'],
  [1023, '1023.00 B'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_576, '1.00 MB'],
  [5_368_709_120, '5.00 GB'],
  [1.5 * 1024 ** 4, '1.50 TB'],
  [2048 * 1024 ** 4, '2048.00 TB'],
])('%i bytes show as %s (B305, K082)', (bytes, text) => {
  expect(itemSize(bytes)).toBe(text);
});

const file = (id: number, updatedAt: string, contents: readonly DriveItem[] = []): DriveItem => ({
  id,
  name: `f${id}`,
  itemType: contents.length > 0 ? 'FOLDER' : 'FILE',
  mimeType: null,
  size: 0,
  ownerId: 7,
  ownerName: 'Ada Lovelace',
  createdAt: updatedAt,
  updatedAt,
  parentFolderId: null,
  contents,
  sharedWithUsers: [],
  sharedWithUserIds: [],
  starred: false,
  version: 1,
});

it('nested contents stand beside what holds them, each once (B292)', () => {
  const inner = file(3, '2026-01-03', [file(4, '2026-01-04')]);
  const items = [file(1, '2026-01-01', [file(2, '2026-01-02'), inner]), file(4, '2026-01-04')];
  expect(flattened(items).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('recent files are the ten newest, folders left out (B278, K078)', () => {
  const items = Array.from({ length: 12 }, (_, n) => file(n, `2026-01-${String(n + 1).padStart(2, '0')}`));
  const newest = newestFiles([file(99, '2026-12-31', [file(98, '2020-01-01')]), ...items], 10);
  expect(newest.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
