import { Chip } from '@mui/material';
import type { BirthdayRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { RowsColumn } from '../../engine/own-screen/RowsTable.tsx';

/** What is shown about each person whose birthday it is. */
export const useBirthdayColumns = (): readonly RowsColumn<BirthdayRow>[] => {
  const translate = useTranslate();
  const column = (key: 'name' | 'place'): RowsColumn<BirthdayRow> => ({
    key,
    label: translate(`messages.birthdays.${key}`),
    text: (row) => row[key] ?? '',
    render: (row) => row[key] ?? '–',
  });
  return [
    { ...column('name'), role: 'title' },
    {
      key: 'kind',
      label: translate('messages.birthdays.kind'),
      text: ({ kind }) => translate(`messages.birthdays.${kind}`),
    },
    column('place'),
    {
      key: 'age',
      label: translate('messages.birthdays.age'),
      align: 'right',
      figure: ({ age }) => age,
      render: ({ age }) => age,
    },
    {
      key: 'mobile',
      label: translate('messages.birthdays.mobile'),
      text: ({ mobile }) => mobile ?? '',
      render: ({ mobile }) => mobile ?? translate('messages.birthdays.noPhone'),
    },
    {
      key: 'wished',
      label: translate('messages.birthdays.state'),
      render: ({ wished }) => (
        <Chip
          size="small"
          variant="outlined"
          color={wished ? 'success' : 'default'}
          label={translate(wished ? 'messages.birthdays.wished' : 'messages.birthdays.open')}
        />
      ),
    },
  ];
};
