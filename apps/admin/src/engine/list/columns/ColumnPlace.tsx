import { TextField, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import type { ColumnChoice } from '../use-columns.ts';
import { pinToggled, resized, type ArrangedColumn } from './column-layout.ts';

interface ColumnPlaceProps {
  readonly name: string;
  readonly column: ArrangedColumn;
  /** Its position among the shown columns. */
  readonly at: number;
  readonly columns: ColumnChoice;
  readonly onMove: (to: number) => void;
}

/** The width of a shown column, whether it is pinned, and buttons to move it up and down. */
export const ColumnPlace = ({ name, column, at, columns, onMove }: ColumnPlaceProps) => {
  const translate = useTranslate();
  const { key, pinned, width } = column;
  const { layout, change } = columns;
  return (
    <>
      <TextField
        variant="standard"
        size="small"
        defaultValue={width ?? ''}
        key={`${key}.${width ?? ''}`}
        placeholder={translate('engine.columns.auto')}
        onBlur={(event) => {
          const given = Number(event.target.value);
          const next = given > 0 ? given : undefined;
          if (next !== width) change(resized(layout, key, next));
        }}
        slotProps={{
          htmlInput: {
            'aria-label': translate('engine.columns.width', { name }),
            inputMode: 'numeric',
            maxLength: 3,
          },
        }}
        sx={{ width: 44 }}
      />
      <Tooltip title={translate('engine.columns.pin')}>
        <IconButton
          size="small"
          aria-pressed={pinned === true}
          aria-label={translate('engine.columns.pinOf', { name })}
          color={pinned ? 'primary' : 'default'}
          onClick={() => change(pinToggled(layout, key))}
        >
          {pinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
        </IconButton>
      </Tooltip>
      <IconButton
        size="small"
        disabled={at === 0}
        aria-label={translate('engine.columns.up', { name })}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={at === layout.length - 1}
        aria-label={translate('engine.columns.down', { name })}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown fontSize="small" />
      </IconButton>
    </>
  );
};
