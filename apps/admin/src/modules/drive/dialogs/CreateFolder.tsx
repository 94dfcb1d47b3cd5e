import { Box, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DialogBar } from '../../../engine/form/DialogBar.tsx';
import { FormDialog } from '../../../engine/form/FormDialog.tsx';
import type { DriveItem } from '../item/drive-item.ts';
import { ProblemLine } from './ProblemLine.tsx';
import { useFolders } from '../panel/FolderTree.tsx';

interface CreateFolderProps {
  /** The open folder, when it is the user's. */
  readonly folder: DriveItem | undefined;
  readonly onCreate: (name: string, parent: number | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the name, and whether the folder goes to the root or into a folder; a blank name does nothing. */
export const CreateFolder = ({ folder, onCreate, onClose }: CreateFolderProps) => {
  const translate = useTranslate();
  const { data: roots = [] } = useFolders(undefined);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'root' | 'sub'>(folder ? 'sub' : 'root');
  const [parent, setParent] = useState<number | ''>(folder?.id ?? '');
  const [busy, setBusy] = useState(false);
  const choices = [...(folder ? [folder] : []), ...roots.filter(({ id }) => id !== folder?.id)];
  const create = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === '' || (kind === 'sub' && parent === '')) return;
    setBusy(true);
    const made = await onCreate(wanted, kind === 'sub' && parent !== '' ? parent : undefined);
    setBusy(false);
    if (made) onClose();
  };
  return (
    <FormDialog title={translate('drive.folder.title')} onClose={onClose}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          autoFocus
          fullWidth
          label={translate('drive.folder.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <RadioGroup
          aria-label={translate('drive.folder.place')}
          value={kind}
          onChange={(_event, value) => setKind(value === 'sub' ? 'sub' : 'root')}
        >
          <FormControlLabel value="root" control={<Radio />} label={translate('drive.folder.root')} />
          <FormControlLabel
            value="sub"
            control={<Radio />}
            label={translate('drive.folder.sub')}
            disabled={choices.length === 0}
          />
        </RadioGroup>
        {kind === 'sub' ? (
          <TextField
            select
            fullWidth
            label={translate('drive.folder.in')}
            value={parent}
            onChange={({ target }) => setParent(Number(target.value))}
          >
            {choices.map(({ id, name: label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        <ProblemLine />
        <DialogBar busy={busy} verb={translate('drive.folder.create')} onCancel={onClose} />
      </Box>
    </FormDialog>
  );
};
