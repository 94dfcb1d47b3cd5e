import { Box } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useClearance } from '../page/use-clearance.ts';
import { DialogBar } from './DialogBar.tsx';

/** Space below a dialog's content, which the bar covers. */
const below = '20px';

/** The buttons of a record's form in a dialog. They stay visible, so that saving never requires scrolling. */
export const SavingDialogBar = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { isSubmitting } = useFormState();
  return (
    <Box
      ref={useClearance('bottom')}
      sx={{
        position: 'sticky',
        bottom: `-${below}`,
        zIndex: 2,
        mb: `-${below}`,
        pb: below,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <DialogBar busy={isSubmitting} onCancel={onCancel} />
    </Box>
  );
};
