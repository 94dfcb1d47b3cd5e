import type { DriveItem } from '@school/domain';
import type { ItemVerbs } from '../list/item-verbs.ts';
import { DriveBreadcrumb } from './DriveBreadcrumb.tsx';
import { FolderDetails } from './FolderDetails.tsx';
import type { Place } from './use-place.ts';

interface FolderHeadProps {
  readonly place: Place;
  /** The folder last opened. */
  readonly folder: DriveItem | undefined;
  readonly verbs: ItemVerbs;
}

/** The way to the open folder, and what it is. */
export const FolderHead = ({ place, folder, verbs }: FolderHeadProps) => {
  const isAtRoot = place.folder === undefined;
  const open = isAtRoot ? undefined : folder;
  return (
    <>
      <DriveBreadcrumb
        isAtRoot={isAtRoot}
        folder={open}
        onRoot={() => place.show('mine')}
        onOpen={place.open}
      />
      <FolderDetails folder={open} onShare={verbs.share} onRename={verbs.rename} />
    </>
  );
};
