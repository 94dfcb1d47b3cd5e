import { Box, MenuItem, Select, ToggleButton, Tooltip } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { editorTools } from './editor-tools.ts';
import { LinkTool } from './LinkTool.tsx';

const levels = [1, 2, 3] as const;

/** The toolbar of `RichTextInput`; read-only text has none. */
export const EditorTools = () => {
  const editor = useTiptapEditor();
  return editor?.isEditable ? <Tools editor={editor} /> : null;
};

/** The tools above the text: the format of the selected words shows in the pressed ones. */
const Tools = ({ editor }: { readonly editor: Editor }) => {
  const translate = useTranslate();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: levels.find((level) => now.isActive('heading', { level })) ?? 0,
      tools: editorTools.map(({ isOn, can }) => [isOn?.(now) ?? false, can?.(now) ?? true] as const),
    }),
  });
  const setLevel = (level: number): void => {
    const found = levels.find((one) => one === level);
    if (found) editor.chain().focus().setHeading({ level: found }).run();
    else editor.chain().focus().setParagraph().run();
  };
  return (
    <Box
      role="toolbar"
      aria-label={translate('engine.richText.tools')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        p: 0.5,
      }}
    >
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={states.level}
        onChange={({ target }) => setLevel(Number(target.value))}
        inputProps={{ 'aria-label': translate('engine.richText.heading') }}
        sx={{ px: 1, minWidth: 124, fontSize: 14 }}
      >
        <MenuItem value={0}>{translate('engine.richText.paragraph')}</MenuItem>
        {levels.map((level) => (
          <MenuItem key={level} value={level}>
            {translate('engine.richText.heading')} {level}
          </MenuItem>
        ))}
      </Select>
      {editorTools.map(({ key, Icon, run }, at) => {
        const [isOn, can] = states.tools[at] ?? [false, true];
        const words = translate(`engine.richText.${key}`);
        return key === 'link' ? (
          <LinkTool key={key} editor={editor} Icon={Icon} words={words} isOn={isOn} />
        ) : (
          <Tooltip key={key} title={words}>
            <span>
              <ToggleButton
                size="small"
                value={key}
                selected={isOn}
                disabled={!can}
                aria-label={words}
                onClick={() => run(editor)}
                sx={{ border: 0, p: 0.75, '&.Mui-disabled': { border: 0 } }}
              >
                <Icon fontSize="small" />
              </ToggleButton>
            </span>
          </Tooltip>
        );
      })}
    </Box>
  );
};
