import UploadFile from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import type { ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';

interface FilePickerProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly label?: string;
  readonly multiple?: boolean;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
}

/** The button that opens the file chooser. */
export const FilePicker = ({
  onFiles,
  label,
  multiple = true,
  variant = 'contained',
  size = 'medium',
}: FilePickerProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const text = label ?? translate('drive.upload.verb');
  return (
    <>
      <Button
        variant={variant}
        size={size}
        startIcon={<UploadFile />}
        onClick={() => input.current?.click()}
        sx={{ flexGrow: 1 }}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={text}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
    </>
  );
};
