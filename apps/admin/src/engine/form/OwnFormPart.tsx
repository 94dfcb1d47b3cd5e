import { Box } from '@mui/material';
import type { OwnSection } from '@school/kernel';
import type { RecordRow } from '../data/record-row.ts';
import { useRow } from '../field/frame/row-context.ts';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';

/** A hand-written part of a form; it is re-rendered with every key, the fields around it are not. */
export const OwnFormPart = ({ own }: { readonly own: OwnSection }) => {
  const values = useRow();
  return (
    <Box sx={{ mt: 2, '&:first-of-type': { mt: 0 } }}>
      <OwnSectionPart own={own} record={values['_record'] as RecordRow | undefined} values={values} />
    </Box>
  );
};
