import type { Saved, StoredKind } from './file-room.fixture.ts';

/** Files of the school's assets, by `<resource>.<field>`. */
export const assetFiles: Readonly<Record<string, readonly StoredKind[]>> = {
  'assetFile.file': [
    {
      readers: 'admin',
      make: async (room) => {
        const admin = room.demo.as('admin');
        const kind = await admin.post<Saved>('setup/v1/SchoolAssets/save', { name: 'Globes' });
        return room.taken('admin', 'bill.pdf', (file) =>
          admin.post('setup/v1/SchoolAssetEntries/save', { asset: kind.id, tag: 'GLO-1', files: [{ file }] }),
        );
      },
    },
  ],
};
