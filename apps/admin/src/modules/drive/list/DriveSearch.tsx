import { useTranslate } from 'react-admin';
import { SearchBox } from '../../../engine/page/SearchBox.tsx';

interface DriveSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isSearching: boolean;
}

export const DriveSearch = ({ value, onChange, isSearching }: DriveSearchProps) => {
  const translate = useTranslate();
  return (
    <SearchBox
      value={value}
      onChange={onChange}
      label={translate('drive.search')}
      clearLabel={translate('drive.clear')}
      max={255}
      searching={isSearching ? translate('drive.searching') : undefined}
      sx={{ flexGrow: 1, width: { xs: '100%', sm: 'auto' }, maxWidth: { sm: 320 } }}
    />
  );
};
