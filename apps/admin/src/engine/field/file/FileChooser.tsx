import { Box, Button, FormHelperText } from '@mui/material';
import { useRef, type ReactNode, type Ref } from 'react';

/** The button that opens the file chooser. */
interface ChooseButton {
  readonly text: string;
  readonly icon: ReactNode;
  readonly busy: boolean | undefined;
}

interface FileChooserProps {
  /** File name endings. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  /** Names the whole as a group. */
  readonly name?: string;
  readonly heading: ReactNode;
  /** Receives the button, which has the field's focus. */
  readonly inputRef: Ref<HTMLButtonElement> | undefined;
  /** None if no more files are accepted. */
  readonly button: ChooseButton | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The error or the help text. */
  readonly message: string | undefined;
  readonly isProblem: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The frame of a file input: files are chosen in a dialog or dropped on it. */
export const FileChooser = ({
  accept,
  multiple = false,
  name,
  heading,
  inputRef,
  button,
  before,
  after,
  message,
  isProblem,
  onFiles,
}: FileChooserProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box
      role={name === undefined ? undefined : 'group'}
      aria-label={name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {heading}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, minHeight: 40 }}>
        {before}
        {button === undefined ? null : (
          <Button
            ref={inputRef}
            size="small"
            variant="outlined"
            startIcon={button.icon}
            loading={button.busy}
            onClick={() => chooser.current?.click()}
          >
            {button.text}
          </Button>
        )}
        {after}
      </Box>
      <input
        ref={chooser}
        hidden
        multiple={multiple}
        type="file"
        aria-label={name}
        accept={accept.map((one) => `.${one}`).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {message ? (
        <FormHelperText error={isProblem} sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      ) : null}
    </Box>
  );
};
