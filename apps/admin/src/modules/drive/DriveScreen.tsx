import type { DriveItem } from '@school/domain';
import { Alert, Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { useDriveDownload } from './data/use-drive-download.ts';
import { useDriveLists } from './data/use-drive-lists.ts';
import { useDriveWrites } from './data/use-drive-writes.ts';
import { driveBase, isFolder } from './item/drive-item.ts';
import { useOwner } from './item/use-owner.ts';
import { FilesCard } from './list/FilesCard.tsx';
import type { ItemVerbs } from './list/item-verbs.ts';
import { RecentCard } from './list/RecentCard.tsx';
import { DrivePanel } from './panel/DrivePanel.tsx';
import { useSpace } from './panel/SpaceBar.tsx';
import { DriveBreadcrumb } from './place/DriveBreadcrumb.tsx';
import { FolderDetails } from './place/FolderDetails.tsx';
import { usePlace } from './place/use-place.ts';
import { DropZone } from './upload/DropZone.tsx';
import { uploadQueue } from './upload/upload-queue.ts';
import { UploadTray } from './upload/UploadTray.tsx';
import { useUploads } from './upload/use-uploads.ts';
import { useDriveDialogs } from './use-drive-dialogs.tsx';

const useFolder = (id: number | undefined) => {
  const { http } = useEnvironment();
  return useQuery({
    queryKey: ['drive', 'folder', id],
    queryFn: async ({ signal }) => (await http<DriveItem>(`${driveBase}/items/${id}`, { signal })).data,
    enabled: id !== undefined,
    retry: false,
    placeholderData: keepPreviousData,
  });
};

/** The document drive: folders, files, and what others share (001 §2.14). */
export const DriveScreen = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { actor } = useEnvironment();
  const { isMine } = useOwner();
  const place = usePlace();
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string>();
  const lists = useDriveLists(place, search);
  const folder = useFolder(place.folder).data;
  const writes = useDriveWrites(setProblem);
  const download = useDriveDownload(setProblem);
  const { data: space } = useSpace();
  const entries = useUploads({ onArrived: writes.reload, onProblem: setProblem });
  const dialogs = useDriveDialogs({
    writes,
    download,
    problem,
    folder: folder && isMine(folder) ? folder : undefined,
  });
  useEffect(() => {
    if (lists.problem) toast.error(lists.problem);
  }, [lists.problem, toast]);
  const openDialog: typeof dialogs.open = (opened) => {
    setProblem(undefined);
    dialogs.open(opened);
  };
  const go = (id: number): void => {
    setSearch('');
    place.open(id);
  };
  const show = (section: typeof place.section): void => {
    setSearch('');
    place.show(section);
  };
  const upload = (files: readonly File[]): void => uploadQueue.add(files, { folder: place.folder });
  const ask = async (item: DriveItem | undefined): Promise<void> => {
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
      if (isFolder(item)) go(item.id);
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
    purge: (item) => void ask(item),
    drop: (id, into) => {
      const item = lists.items.find((one) => one.id === id);
      if (item) void writes.move(item, into.id);
    },
  };
  return (
    <>
      <PageHeader title={translate('drive.title')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        }}
      >
        <DrivePanel
          place={place}
          onFiles={upload}
          onCreate={() => openDialog({ kind: 'folder' })}
          onShow={show}
          onOpen={go}
        />
        <DropZone onFiles={upload}>
          {(problem ?? lists.problem) ? (
            <Alert severity="error" onClose={() => setProblem(undefined)} sx={{ mb: 2 }}>
              {problem ?? translate(lists.problem ?? '')}
            </Alert>
          ) : null}
          {/* What lies in the trash is in no folder. */}
          {place.section === 'trash' ? null : (
            <>
              <DriveBreadcrumb
                isAtRoot={place.folder === undefined}
                folder={place.folder === undefined ? undefined : folder}
                onRoot={() => show('mine')}
                onOpen={go}
              />
              <FolderDetails
                folder={place.folder === undefined ? undefined : folder}
                onShare={verbs.share}
                onRename={verbs.rename}
              />
            </>
          )}
          <FilesCard
            lists={lists}
            section={place.section}
            isAtTop={place.folder === undefined}
            search={search}
            onSearch={setSearch}
            verbs={verbs}
            trashDays={space?.trashDays}
            onEmptyTrash={() => void ask(undefined)}
          />
          <RecentCard items={lists.recent} verbs={verbs} />
        </DropZone>
      </Box>
      {dialogs.shown}
      <UploadTray entries={entries} />
    </>
  );
};
