import { Button, Popover, TextField, ToggleButton, Tooltip } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';

interface LinkToolProps {
  readonly editor: Editor;
  readonly Icon: typeof SvgIcon;
  readonly words: string;
  readonly isOn: boolean;
}

/** `school.example` -> `https://school.example`; addresses with a scheme, and those on this site, stay as they are. */
const wholeAddress = (typed: string): string =>
  /^([a-z][a-z0-9+.-]*:|\/|#)/i.test(typed) ? typed : `https://${typed}`;

/** Asks for the link address of the selected words; an empty one removes the link. */
export const LinkTool = ({ editor, Icon, words, isOn }: LinkToolProps) => {
  const translate = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<string>();
  const apply = (): void => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const typed = address?.trim() ?? '';
    if (typed === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !isOn)
      chain
        .insertContent({
          type: 'text',
          text: typed,
          marks: [{ type: 'link', attrs: { href: wholeAddress(typed) } }],
        })
        .run();
    else chain.setLink({ href: wholeAddress(typed) }).run();
    setAddress(undefined);
  };
  return (
    <>
      <Tooltip title={words}>
        <ToggleButton
          ref={anchor}
          size="small"
          value="link"
          selected={isOn}
          aria-label={words}
          onClick={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
          sx={{ border: 0, p: 0.75 }}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <Popover
        open={address !== undefined}
        anchorEl={() => anchor.current}
        onClose={() => setAddress(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { p: 2, display: 'flex', gap: 1, alignItems: 'flex-start' } } }}
      >
        <TextField
          autoFocus
          size="small"
          label={translate('engine.richText.linkAddress')}
          helperText={translate('engine.richText.linkHelp')}
          value={address ?? ''}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.stopPropagation();
            apply();
          }}
        />
        <Button variant="contained" onClick={apply}>
          {words}
        </Button>
      </Popover>
    </>
  );
};
