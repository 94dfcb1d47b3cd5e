import { Box, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fieldOf } from '../../catalogue/fields.ts';
import { recordPath } from '../../catalogue/paths.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { FieldCell } from '../../field/FieldCell.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { RowMenu } from '../RowMenu.tsx';
import { toneOf } from '../row-colours.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { useEditInDialog } from '../use-edit-in-dialog.tsx';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { boardColumns } from './board-moves.ts';
import { useBoard } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';

interface BoardProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: ColumnChoice;
  /** The reference already determined by the address. */
  readonly given?: readonly string[] | undefined;
}

/** Which card is being dragged, and where it may go. */
const useCardDrag = (control: ReturnType<typeof useBoard>) => {
  const [dragged, setDragged] = useState<RaRecord>();
  const moves = dragged ? control.moves(dragged) : [];
  const drop = (value: string): void => {
    const move = moves.find(({ to }) => to === value);
    if (dragged && move) control.move(dragged, move);
    setDragged(undefined);
  };
  return { setDragged, takes: (value: string) => moves.some(({ to }) => to === value), drop };
};

/**
 * Records as cards in one column for each value of a choice. A card is dragged into another column, or moved there with Alt
 * and the arrow keys, or by its menu; the definition determines where it may go.
 */
export const Board = ({ resource, list, columns, given }: BoardProps) => {
  const translate = useTranslate();
  const words = useWords();
  const params = useParams();
  const environment = useEnvironment();
  const control = useBoard(resource);
  const dialog = useEditInDialog(resource, list.refetch);
  const { by = '', fields = [] } = resource.list.board ?? {};
  const options = boardColumns(resource);
  const values = options.map(([value]) => value);
  const { setDragged, takes, drop } = useCardDrag(control);
  const press = useBoardKeys(values, by, control);
  const card = (row: RaRecord) => {
    const to = recordPath(resource, 'show', row, params) ?? recordPath(resource, 'edit', row, params);
    return (
      <BoardCard
        key={row.id}
        resource={resource}
        row={row}
        fields={fields}
        to={to}
        colour={toneOf(resource, row, environment)}
        menu={<RowMenu resource={resource} row={row} onEdit={dialog.open} />}
        draggable={control.moves(row).length > 0}
        busy={control.busy === row.id}
        onDrag={setDragged}
        onKeyDown={(event) => press(event, row, to)}
      />
    );
  };
  return (
    <>
      <FilterBar resource={resource} list={list} columns={columns} given={given} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, display: { xs: 'none', md: 'block' } }}>
        {translate('engine.board.hint')}
      </Typography>
      <Box
        // Columns without cards contain nothing else that the keyboard could scroll by.
        tabIndex={0}
        role="region"
        aria-label={words.many(resource)}
        sx={{
          display: 'flex',
          gap: 1.5,
          // As high as the longest column, so that a card can be dropped at its own height.
          alignItems: 'stretch',
          overflowX: 'auto',
          scrollSnapType: { xs: 'x mandatory', sm: 'none' },
          pb: 1,
        }}
      >
        {options.map(([value, english]) => {
          const name = words.say(`resources.${resource.key}.options.${by}.${value}`, english);
          return (
            <BoardColumn
              key={value}
              resource={resource}
              value={value}
              name={name}
              label={
                <FieldCell
                  field={fieldOf(resource, by)}
                  name={by}
                  value={value}
                  row={{}}
                  resource={resource}
                />
              }
              list={list}
              takes={takes(value)}
              onDrop={() => drop(value)}
              renderCard={card}
            />
          );
        })}
      </Box>
      {dialog.element}
    </>
  );
};
