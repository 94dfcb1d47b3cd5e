import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { profileOf, type StudentRow } from './student.ts';

type Shown = Pick<StudentRow, 'id' | 'admissionNumber' | 'rollNumber'> & { readonly fullName: string };

/** Name, admission number and roll number; the name links to the profile. */
export const useStudentColumns = <Row extends Shown>(): readonly RowsColumn<Row>[] => {
  const translate = useTranslate();
  return [
    {
      key: 'fullName',
      label: translate('students.column.name'),
      role: 'title',
      text: (row) => row.fullName,
      render: (row) => (
        <Link component={RouterLink} to={profileOf(row.admissionNumber)} underline="hover">
          {row.fullName}
        </Link>
      ),
    },
    {
      key: 'admissionNumber',
      label: translate('students.column.admissionNumber'),
      text: (row) => row.admissionNumber ?? '',
      render: (row) => row.admissionNumber,
    },
    {
      key: 'rollNumber',
      label: translate('students.column.rollNumber'),
      text: (row) => row.rollNumber ?? '',
      render: (row) => row.rollNumber ?? '–',
    },
  ];
};
