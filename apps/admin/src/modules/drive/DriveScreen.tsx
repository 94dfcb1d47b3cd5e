import type { DriveItem } from '@school/domain';
import { Alert, Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { useDriveDownload } from './data/use-drive-download.ts';
import { useDriveLists } from './data/use-drive-lists.ts';
import { useDriveWrites } from './data/use-drive-writes.ts';
import { driveBase } from './item/drive-item.ts';
import { useOwner } from './item/use-owner.ts';
import { FilesCard } from './list/FilesCard.tsx';
import { RecentCard } from './list/RecentCard.tsx';
import { DrivePanel } from './panel/DrivePanel.tsx';
import { useSpace } from './panel/SpaceBar.tsx';
import { FolderHead } from './place/FolderHead.tsx';
import { useSearchedPlace } from './place/use-searched-place.ts';
import { DropZone } from './upload/DropZone.tsx';
import { uploadQueue } from './upload/upload-queue.ts';
import { UploadTray } from './upload/UploadTray.tsx';
import { useUploads } from './upload/use-uploads.ts';
import { useDriveDialogs } from './use-drive-dialogs.tsx';
import { useItemVerbs } from './use-item-verbs.ts';

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
  const { isMine } = useOwner();
  const { place, search, setSearch } = useSearchedPlace();
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
  const upload = (files: readonly File[]): void => uploadQueue.add(files, { folder: place.folder });
  const { verbs, emptyTrash } = useItemVerbs({
    items: lists.items,
    writes,
    download,
    openFolder: place.open,
    openDialog,
  });
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
        <DrivePanel place={place} onFiles={upload} onCreate={() => openDialog({ kind: 'folder' })} />
        <DropZone onFiles={upload}>
          {(problem ?? lists.problem) ? (
            <Alert severity="error" onClose={() => setProblem(undefined)} sx={{ mb: 2 }}>
              {problem ?? translate(lists.problem ?? '')}
            </Alert>
          ) : null}
          {/* What lies in the trash is in no folder. */}
          {place.section === 'trash' ? null : <FolderHead place={place} folder={folder} verbs={verbs} />}
          <FilesCard
            lists={lists}
            section={place.section}
            isAtTop={place.folder === undefined}
            search={search}
            onSearch={setSearch}
            verbs={verbs}
            trashDays={space?.trashDays}
            onEmptyTrash={emptyTrash}
          />
          <RecentCard items={lists.recent} verbs={verbs} />
        </DropZone>
      </Box>
      {dialogs.shown}
      <UploadTray entries={entries} />
    </>
  );
};
