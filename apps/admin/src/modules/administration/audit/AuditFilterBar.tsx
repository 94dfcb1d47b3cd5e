import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import { auditVerbs, noFilters, type AuditFilters } from './audit-entry.ts';

interface AuditFilterBarProps {
  readonly value: AuditFilters;
  readonly onChange: (value: AuditFilters) => void;
}

/** Which entries are shown: what they concern, what was done, by whom, and when. */
export const AuditFilterBar = ({ value, onChange }: AuditFilterBarProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  const resources = catalogue.resources
    .map((resource) => ({ key: resource.key, label: words.many(resource) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const set = (part: Partial<AuditFilters>): void => onChange({ ...value, ...part });
  const isFiltered = Object.values(value).some(Boolean);
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr)) auto' },
      }}
    >
      <TextField
        select
        size="small"
        label={translate('administration.audit.resource')}
        value={value.resource}
        onChange={({ target }) => set({ resource: target.value })}
      >
        <MenuItem value="">{translate('administration.audit.all')}</MenuItem>
        {resources.map(({ key, label }) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('administration.audit.verb')}
        value={value.verb}
        onChange={({ target }) => set({ verb: target.value })}
      >
        <MenuItem value="">{translate('administration.audit.all')}</MenuItem>
        {auditVerbs.map((verb) => (
          <MenuItem key={verb} value={verb}>
            {translate(`administration.verb.${verb}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}
        label={translate('administration.audit.who')}
        value={value.name}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {(['from', 'to'] as const).map((key) => (
        <FieldInput
          key={key}
          field={{ type: 'date' }}
          name={key}
          label={translate(`administration.audit.${key}`)}
          value={value[key]}
          onChange={(day) => set({ [key]: typeof day === 'string' ? day : null })}
        />
      ))}
      <Button
        sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}
        disabled={!isFiltered}
        onClick={() => onChange(noFilters)}
      >
        {translate('engine.list.clearFilters')}
      </Button>
    </Box>
  );
};
