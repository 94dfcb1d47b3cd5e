import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface BoardSwitchProps {
  readonly isBoard: boolean;
  readonly onChange: (isBoard: boolean) => void;
}

/** The same records as a table or as a board. */
export const BoardSwitch = ({ isBoard, onChange }: BoardSwitchProps) => {
  const translate = useTranslate();
  const button = (value: 'table' | 'board', icon: React.ReactNode) => (
    <Tooltip title={translate(`engine.board.${value}`)}>
      <ToggleButton
        value={value}
        aria-label={translate(`engine.board.${value}`)}
        selected={isBoard === (value === 'board')}
      >
        {icon}
      </ToggleButton>
    </Tooltip>
  );
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={isBoard ? 'board' : 'table'}
      aria-label={translate('engine.board.shownAs')}
      onChange={(_, value: string | null) => value !== null && onChange(value === 'board')}
    >
      {button('table', <TableRows fontSize="small" />)}
      {button('board', <ViewKanban fontSize="small" />)}
    </ToggleButtonGroup>
  );
};
