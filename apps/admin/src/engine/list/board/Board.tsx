import { Box, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { holds } from '../../catalogue/conditions.ts';
import { fieldOf } from '../../catalogue/fields.ts';
import { recordPath } from '../../catalogue/paths.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { FieldCell } from '../../field/FieldCell.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { RowMenu } from '../RowMenu.tsx';
import { rowColours } from '../row-colours.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { useEditInDialog } from '../use-edit-in-dialog.tsx';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { besideMove, boardColumns } from './board-moves.ts';
import { useBoard } from './use-board.ts';

interface BoardProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: ColumnChoice;
  /** The reference that the address has decided already. */
  readonly given?: readonly string[] | undefined;
}

const sideways: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The card above, below or at the same height in the next column. */
const neighbourOf = (card: Element, key: string): HTMLElement | null => {
  if (key === 'ArrowUp') return card.previousElementSibling as HTMLElement | null;
  if (key === 'ArrowDown') return card.nextElementSibling as HTMLElement | null;
  const step = sideways[key];
  const column = card.closest('[data-column]');
  if (step === undefined || !column) return null;
  const at = [...(card.parentElement?.children ?? [])].indexOf(card);
  let next = step > 0 ? column.nextElementSibling : column.previousElementSibling;
  while (next && !next.querySelector('[data-card]'))
    next = step > 0 ? next.nextElementSibling : next.previousElementSibling;
  const cards = next?.querySelectorAll<HTMLElement>('[data-card]');
  return cards?.[Math.min(at, cards.length - 1)] ?? null;
};

/**
 * Records as cards in one column for each value of a choice. A card is dragged into another column, moved there with
 * Alt and the arrow keys, or by its menu; where it may go is what the definition says.
 */
export const Board = ({ resource, list, columns, given }: BoardProps) => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const params = useParams();
  const environment = useEnvironment();
  const control = useBoard(resource);
  const dialog = useEditInDialog(resource, list.refetch);
  const [dragged, setDragged] = useState<RaRecord>();
  const { by = '', fields = [] } = resource.list.board ?? {};
  const options = boardColumns(resource);
  const values = options.map(([value]) => value);
  const moves = dragged ? control.moves(dragged) : [];
  const drop = (value: string): void => {
    const move = moves.find(({ to }) => to === value);
    if (dragged && move) control.move(dragged, move);
    setDragged(undefined);
  };
  const press = (row: RaRecord, to: string | undefined) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const step = sideways[event.key];
    if (event.key === 'Enter' && to) return void navigate(to);
    if (event.altKey && step) {
      event.preventDefault();
      const move = besideMove(values, String(row[by]), step, control.moves(row));
      if (move) control.move(row, move);
      return;
    }
    const next = neighbourOf(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const colourOf = (row: RaRecord): string | undefined =>
    rowColours[
      resource.list.tone?.find((rule) => holds(resource, rule.when, row, environment))?.tone ?? 'none'
    ];
  const card = (row: RaRecord) => {
    const to = recordPath(resource, 'show', row, params) ?? recordPath(resource, 'edit', row, params);
    return (
      <BoardCard
        key={row.id}
        resource={resource}
        row={row}
        fields={fields}
        to={to}
        colour={colourOf(row)}
        menu={<RowMenu resource={resource} row={row} onEdit={dialog.open} />}
        draggable={control.moves(row).length > 0}
        busy={control.busy === row.id}
        onDrag={setDragged}
        onKeyDown={press(row, to)}
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
        // Columns without cards hold nothing else that the keyboard could scroll by.
        tabIndex={0}
        role="region"
        aria-label={words.many(resource)}
        sx={{
          display: 'flex',
          gap: 1.5,
          // As high as the longest column, so that a card is dropped at its own height.
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
              takes={moves.some(({ to }) => to === value)}
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
