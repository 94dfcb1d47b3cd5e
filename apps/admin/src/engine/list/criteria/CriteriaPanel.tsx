import ExpandMore from '@mui/icons-material/ExpandMore';
import Search from '@mui/icons-material/Search';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { FieldInput } from '../../field/FieldInput.tsx';
import { dateWordOf } from '../filter/date-word.ts';
import { valueField } from '../../filter/filter-key.ts';
import { asked } from './criteria.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { useCriteriaDraft } from './use-criteria-draft.ts';

interface CriteriaPanelProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
}

/** The form of a search by many fields: everything filled in must hold; searches at the press of a button. */
export const CriteriaPanel = ({ resource, list }: CriteriaPanelProps) => {
  const translate = useTranslate();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { criteria, filters, draft, setDraft, isEmpty } = useCriteriaDraft(resource, list);
  const [open, setOpen] = useState(!narrow || isEmpty);
  const search = (next: Readonly<Record<string, unknown>>): void =>
    list.setFilters({ ...asked(filters, criteria, next) });
  return (
    <Accordion
      variant="outlined"
      expanded={open}
      onChange={(_event, next) => setOpen(next)}
      disableGutters
      sx={{ mb: 1.5, borderRadius: 1, '&::before': { display: 'none' }, displayPrint: 'none' }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate('engine.criteria.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <SavedSearches resource={resource} />
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            search(draft);
            if (narrow) setOpen(false);
          }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' },
            }}
          >
            {criteria.map(({ at, key, operator }) => (
              <FieldInput
                key={key}
                field={valueField(at.field, operator)}
                name={key}
                label={
                  operator === 'gte' || operator === 'lte'
                    ? translate(`engine.criteria.${operator}`, { name: at.name })
                    : at.name
                }
                // A relative date (this month) appears in the chip below.
                value={dateWordOf(draft[key]) === undefined ? draft[key] : undefined}
                onChange={(value) => setDraft({ ...draft, [key]: value })}
                resource={at.owner}
              />
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button type="submit" variant="contained" startIcon={<Search />}>
              {translate('engine.criteria.search')}
            </Button>
            <Button
              onClick={() => {
                setDraft({});
                search({});
              }}
            >
              {translate('engine.criteria.clear')}
            </Button>
          </Box>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
};
