import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, IconButton, TextField } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { firstOperator } from '../../filter/filter-key.ts';
import { OperatorValue, operatorsOfField } from '../filter/OperatorValue.tsx';
import { useFilterFields } from '../../filter/use-filter-field.ts';
import type { FilterLeaf } from '../../filter/filter-tree.ts';

interface FilterLineProps {
  readonly resource: AnyResource;
  readonly leaf: FilterLeaf;
  readonly onChange: (leaf: FilterLeaf) => void;
  readonly onRemove: () => void;
}

/** One condition: a field, how it is compared, and with what. */
export const FilterLine = ({ resource, leaf, onChange, onRemove }: FilterLineProps) => {
  const translate = useTranslate();
  const fields = useFilterFields(resource);
  const at = fields.at(leaf.field);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(160px, 1.2fr) minmax(120px, 1fr) minmax(160px, 1.4fr)',
          },
        }}
      >
        <Autocomplete
          size="small"
          options={[...fields.all]}
          value={at ?? null}
          getOptionLabel={(option) => option.name}
          getOptionKey={(option) => option.path}
          isOptionEqualToValue={(option, value) => option.path === value.path}
          onChange={(_event, next) =>
            onChange({
              field: next?.path ?? '',
              operator: next ? firstOperator(operatorsOfField(next.field)) : 'eq',
              value: undefined,
            })
          }
          renderInput={(params) => <TextField {...params} label={translate('engine.filter.field')} />}
        />
        {at ? (
          <OperatorValue
            at={at}
            operator={leaf.operator}
            value={leaf.value}
            onChange={(operator, value) => onChange({ ...leaf, operator, value: value ?? undefined })}
          />
        ) : null}
      </Box>
      <IconButton
        size="small"
        sx={{ mt: 0.5 }}
        onClick={onRemove}
        aria-label={translate('engine.filter.removeCondition')}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
