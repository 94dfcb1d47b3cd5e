import { Box, Paper, Popper, Typography } from '@mui/material';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { fieldOf } from '../../catalogue/fields.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { FieldInput } from '../../field/FieldInput.tsx';
import { type InlineCellOf, useInlineSave } from './use-inline-save.ts';

const focusable = 'input:not([type=hidden]), textarea, [role=combobox]';

/**
 * A cell being edited: Enter saves, Tab saves and moves on, Esc restores it. An invalid value stays with the reason below
 * it; if someone else has saved in the meantime their value is shown, and saving again overwrites it with one's own.
 */
export const InlineCell = ({ resource, row, name, onEnd }: InlineCellOf) => {
  const words = useWords();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const field = fieldOf(resource, name);
  const label = words.field(resource, name);
  const [value, setValue] = useState<unknown>(row[name]);
  const { problem, setProblem, save } = useInlineSave({ resource, row, name, onEnd }, value, () =>
    box?.querySelector<HTMLElement>(focusable)?.focus(),
  );
  useEffect(() => {
    const input = box?.querySelector<HTMLElement>(focusable);
    input?.focus();
    if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
  }, [box]);
  const press = (event: KeyboardEvent): void => {
    const isOpenList = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape') onEnd('stay');
    else if (event.key === 'Tab') void save(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Enter' && !isOpenList) void save('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box
      ref={setBox}
      data-editor
      onKeyDownCapture={press}
      onBlur={(event) => {
        const { relatedTarget: next } = event;
        // Choice lists and calendars are outside the cell.
        if (
          next instanceof Element &&
          !box?.contains(next) &&
          !next.closest('[role=dialog], [role=listbox], [role=presentation]')
        )
          void save('leave');
      }}
      sx={{ width: '100%' }}
    >
      <FieldInput
        field={field}
        name={name}
        label={label}
        value={value}
        onChange={(next) => {
          setValue(next);
          setProblem(undefined);
        }}
        error={problem}
        required={field.required}
        resource={resource}
        autoFocus
        dense
      />
      <Popper open={problem !== undefined} anchorEl={box} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
        <Paper
          role="alert"
          elevation={4}
          sx={{ p: 1, maxWidth: 320, borderLeft: 3, borderColor: 'error.main' }}
        >
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        </Paper>
      </Popper>
    </Box>
  );
};
