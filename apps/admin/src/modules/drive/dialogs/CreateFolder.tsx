import type { DriveItem } from '@school/domain';
import { FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { NameForm } from './NameForm.tsx';
import { useFolders } from '../panel/FolderTree.tsx';

interface CreateFolderProps {
  /** The open folder, if it belongs to the user. */
  readonly folder: DriveItem | undefined;
  readonly onCreate: (name: string, parent: number | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the name and whether the folder goes into the root or into a folder; a blank name does nothing. */
export const CreateFolder = ({ folder, onCreate, onClose }: CreateFolderProps) => {
  const translate = useTranslate();
  const { data: roots = [] } = useFolders(undefined);
  const [kind, setKind] = useState<'root' | 'sub'>(folder ? 'sub' : 'root');
  const [parent, setParent] = useState<number | ''>(folder?.id ?? '');
  const choices = [...(folder ? [folder] : []), ...roots.filter(({ id }) => id !== folder?.id)];
  const isSub = kind === 'sub';
  const create = async (name: string): Promise<boolean> => {
    if (isSub && parent === '') return false;
    return onCreate(name, isSub && parent !== '' ? parent : undefined);
  };
  return (
    <NameForm
      title={translate('drive.folder.title')}
      label={translate('drive.folder.name')}
      verb={translate('drive.folder.create')}
      onName={create}
      onClose={onClose}
    >
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
      {isSub ? (
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
    </NameForm>
  );
};
