import { Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DialogBar } from '../../../engine/form/DialogBar.tsx';
import { FormDialog } from '../../../engine/form/FormDialog.tsx';
import type { DriveItem } from '../item/drive-item.ts';
import { ProblemLine } from './ProblemLine.tsx';

interface RenameItemProps {
  readonly item: DriveItem;
  readonly onRename: (item: DriveItem, name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the new name; a blank one does nothing. */
export const RenameItem = ({ item, onRename, onClose }: RenameItemProps) => {
  const translate = useTranslate();
  const [name, setName] = useState(item.name);
  const [busy, setBusy] = useState(false);
  const rename = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === '') return;
    if (wanted === item.name) {
      onClose();
      return;
    }
    setBusy(true);
    const renamed = await onRename(item, wanted);
    setBusy(false);
    if (renamed) onClose();
  };
  return (
    <FormDialog title={translate('drive.rename.title')} onClose={onClose}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          autoFocus
          fullWidth
          label={translate('drive.rename.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <ProblemLine />
        <DialogBar busy={busy} verb={translate('drive.verb.rename')} onCancel={onClose} />
      </Box>
    </FormDialog>
  );
};
