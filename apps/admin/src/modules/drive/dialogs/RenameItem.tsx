import type { DriveItem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { NameForm } from './NameForm.tsx';

interface RenameItemProps {
  readonly item: DriveItem;
  readonly onRename: (item: DriveItem, name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the new name; an unchanged one has no effect. */
export const RenameItem = ({ item, onRename, onClose }: RenameItemProps) => {
  const translate = useTranslate();
  return (
    <NameForm
      title={translate('drive.rename.title')}
      label={translate('drive.rename.name')}
      verb={translate('drive.verb.rename')}
      name={item.name}
      onName={async (name) => name === item.name || onRename(item, name)}
      onClose={onClose}
    />
  );
};
