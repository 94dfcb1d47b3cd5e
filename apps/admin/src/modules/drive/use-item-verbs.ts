import type { DriveItem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import type { DriveWrites } from './data/use-drive-writes.ts';
import { isFolder } from './item/drive-item.ts';
import type { ItemVerbs } from './list/item-verbs.ts';
import type { DriveDialogs } from './use-drive-dialogs.tsx';

interface Parts {
  /** What is shown, of which something may be dropped onto a folder. */
  readonly items: readonly DriveItem[];
  readonly writes: DriveWrites;
  readonly download: (item: DriveItem) => Promise<void>;
  readonly openFolder: (id: number) => void;
  readonly openDialog: DriveDialogs['open'];
}

/** What can be done with an item, and emptying the trash; what is gone for good is asked about first. */
export const useItemVerbs = ({ items, writes, download, openFolder, openDialog }: Parts) => {
  const translate = useTranslate();
  const { confirm } = useDialogs();
  const { actor } = useEnvironment();
  const purge = async (item: DriveItem | undefined): Promise<void> => {
    const sure = await confirm({
      title: translate(item ? 'drive.trash.purgeTitle' : 'drive.trash.empty', { name: item?.name ?? '' }),
      text: translate(item ? 'drive.trash.purgeText' : 'drive.trash.emptyText'),
      verb: translate('drive.verb.purge'),
      tone: 'error',
    });
    if (sure) await writes.purge(item);
  };
  const verbs: ItemVerbs = {
    open: (item) => {
      if (item.trashedAt) return;
      if (isFolder(item)) openFolder(item.id);
      else openDialog({ kind: 'view', item });
    },
    download: (item) => void download(item),
    share: (item) => openDialog({ kind: 'share', item }),
    rename: (item) => openDialog({ kind: 'rename', item }),
    move: (item) => openDialog({ kind: 'move', item }),
    remove: (item) => void writes.remove(item),
    star: (item) => void writes.star(item, !item.starred),
    leave: (item) => void writes.unshare(item, [actor.id]),
    restore: (item) => void writes.restore(item),
    purge: (item) => void purge(item),
    drop: (id, into) => {
      const item = items.find((one) => one.id === id);
      if (item) void writes.move(item, into.id);
    },
  };
  return { verbs, emptyTrash: () => void purge(undefined) };
};
