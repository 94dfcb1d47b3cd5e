import type { DriveItem } from '@school/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CreateFolder } from './dialogs/CreateFolder.tsx';
import { MoveItem } from './dialogs/MoveItem.tsx';
import { ProblemContext } from './dialogs/ProblemLine.tsx';
import { RenameItem } from './dialogs/RenameItem.tsx';
import { ShareItem } from './dialogs/ShareItem.tsx';
import type { DriveWrites } from './data/use-drive-writes.ts';
import { uploadQueue } from './upload/upload-queue.ts';
import { FileView } from './view/FileView.tsx';

type Opened =
  | { readonly kind: 'folder' }
  | { readonly kind: 'view' | 'share' | 'rename' | 'move'; readonly item: DriveItem };

export interface DriveDialogs {
  readonly open: (opened: Opened) => void;
  readonly shown: ReactNode;
}

interface Parts {
  readonly writes: DriveWrites;
  readonly download: (item: DriveItem, version?: number) => Promise<void>;
  /** The open folder, if the user may put something into it. */
  readonly folder: DriveItem | undefined;
  readonly problem: string | undefined;
}

/** The dialogs of the drive, one at a time. */
export const useDriveDialogs = ({ writes, download, folder, problem }: Parts): DriveDialogs => {
  const [opened, open] = useState<Opened>();
  const close = (): void => open(undefined);
  const shownOf = (given: Opened): ReactNode => {
    if (given.kind === 'folder')
      return <CreateFolder folder={folder} onCreate={writes.createFolder} onClose={close} />;
    const { item } = given;
    if (given.kind === 'share')
      return <ShareItem item={item} onShare={writes.share} onUnshare={writes.unshare} onClose={close} />;
    if (given.kind === 'rename') return <RenameItem item={item} onRename={writes.rename} onClose={close} />;
    if (given.kind === 'move') return <MoveItem item={item} onMove={writes.move} onClose={close} />;
    return (
      <FileView
        item={item}
        onDownload={(one, version) => void download(one, version)}
        onRename={(one) => open({ kind: 'rename', item: one })}
        onReplace={(one, file) => {
          uploadQueue.add([file], { folder: undefined, replaces: one.id });
          close();
        }}
        onBringBack={(one, version) => void writes.bringBack(one, version).then((done) => done && close())}
        onClose={close}
      />
    );
  };
  const shown = opened ? (
    <ProblemContext.Provider value={problem}>{shownOf(opened)}</ProblemContext.Provider>
  ) : null;
  return { open, shown };
};
