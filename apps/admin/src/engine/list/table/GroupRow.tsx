import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { Column } from './column.ts';
import type { TableGroup } from './items.ts';

interface GroupRowProps<Row> {
  readonly group: TableGroup<Row>;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly marks: boolean;
  readonly menu: boolean;
  /** The line that Tab moves to. */
  readonly current: boolean;
  readonly height: number | undefined;
}

/** Opens and closes a group; shows its name and number of records. */
export const GroupToggle = <Row,>({
  group,
  tabIndex,
}: {
  readonly group: TableGroup<Row>;
  readonly tabIndex?: number;
}) => (
  <ButtonBase
    data-heading
    tabIndex={tabIndex}
    aria-expanded={group.open}
    onClick={group.onToggle}
    sx={{
      justifyContent: 'flex-start',
      textAlign: 'start',
      gap: 0.5,
      py: 0.5,
      pr: 1,
      minHeight: 32,
      maxWidth: '100%',
      borderRadius: 1,
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    }}
  >
    <ExpandMore
      fontSize="small"
      sx={{ flexShrink: 0, transform: group.open ? undefined : 'rotate(-90deg)', displayPrint: 'none' }}
    />
    <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {group.title}
    </Typography>
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ ml: 0.5, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {group.note}
    </Typography>
  </ButtonBase>
);

/** The heading of a group as a line of a table, with its totals below the column headers. */
export const GroupRow = <Row,>({
  group,
  index,
  columns,
  marks,
  menu,
  current,
  height,
}: GroupRowProps<Row>) => {
  const firstSum = columns.findIndex(({ key }) => group.sums[key] !== undefined);
  // The name spans at least the first column, whose own total is then shown next to it.
  const named = Math.max(firstSum < 0 ? columns.length : firstSum, 1);
  const beside = columns[0] && firstSum === 0 ? group.sums[columns[0].key] : undefined;
  return (
    <tr
      data-row={index}
      data-group={group.key}
      aria-rowindex={height === undefined ? undefined : index + 2}
      style={{ height }}
    >
      <th scope="colgroup" colSpan={named + (marks ? 1 : 0)}>
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, position: 'sticky', left: 8 }}
        >
          <GroupToggle group={group} tabIndex={current ? 0 : -1} />
          {beside}
        </Box>
      </th>
      {columns.slice(named).map((column) => (
        <td key={column.key} style={{ textAlign: column.align === 'right' ? 'end' : column.align }}>
          {group.sums[column.key]}
        </td>
      ))}
      {menu ? <td /> : null}
    </tr>
  );
};
