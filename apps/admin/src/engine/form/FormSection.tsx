import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Card, CardContent, Collapse, Typography } from '@mui/material';
import type { AnyResource, FieldState, Section } from '@school/kernel';
import { useStore } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { baseOf, fieldOf } from '../catalogue/fields.ts';
import { valueAt } from '../catalogue/packed-fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import { OwnFormPart } from './OwnFormPart.tsx';
import { FormField } from './FormField.tsx';
import { SectionOnDemand } from './SectionOnDemand.tsx';

interface FormSectionProps {
  readonly resource: AnyResource;
  readonly section: Section<string>;
  readonly states: ReadonlyMap<string, FieldState>;
  readonly focusOn?: string;
  readonly plain?: boolean;
}

const hidden: FieldState = { visible: false, required: false, readOnly: true };
const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/**
 * Fields under one heading, side by side in pairs if there is room. A section with a heading can be collapsed and stays so
 * for this user, unless something in it is wrong.
 */
export const FormSection = ({ resource, section, states, focusOn, plain }: FormSectionProps) => {
  const words = useWords();
  const id = useId();
  const [closed, setClosed] = useStore<readonly string[]>(`closedSections.${resource.key}`, []);
  const { errors } = useFormState();
  const name = section.label ?? '';
  const isWrong = section.fields.some((field) => valueAt(errors, field) !== undefined);
  const isOpen = name === '' || isWrong || !closed.includes(name);
  const stateOf = (path: string): FieldState => {
    const state = states.get(baseOf(path)) ?? hidden;
    const isPart = path !== baseOf(path);
    return isPart
      ? { ...state, required: fieldOf(resource, path).required === true && !state.readOnly }
      : state;
  };
  const onDemand = section.fields.filter((field) => section.onDemand?.includes(field));
  const input = (field: string): ReactNode => (
    <FormField
      key={field}
      resource={resource}
      name={field}
      state={stateOf(field)}
      autoFocus={field === focusOn}
    />
  );
  const grid = (
    <Box sx={columns}>
      {section.fields.filter((field) => !onDemand.includes(field)).map(input)}
      {onDemand.length > 0 ? (
        <SectionOnDemand resource={resource} names={onDemand} errors={errors} input={input} />
      ) : null}
    </Box>
  );
  if (plain && !section.label) return <Box sx={{ mb: 2 }}>{grid}</Box>;
  const toggle = (): void => setClosed(isOpen ? [...closed, name] : closed.filter((one) => one !== name));
  return (
    <Card
      variant="outlined"
      component="section"
      sx={{ mb: 2 }}
      aria-labelledby={name ? `${id}-name` : undefined}
    >
      <CardContent sx={isOpen ? undefined : { pb: '16px !important' }}>
        {name ? (
          <Typography
            variant="subtitle1"
            component="h2"
            id={`${id}-name`}
            sx={{ mb: isOpen && !section.help ? 1.5 : 0 }}
          >
            <ButtonBase
              onClick={toggle}
              aria-expanded={isOpen}
              aria-controls={`${id}-fields`}
              sx={{
                width: 1,
                justifyContent: 'space-between',
                font: 'inherit',
                fontWeight: 600,
                borderRadius: 0.5,
              }}
            >
              {words.say(`resources.${resource.key}.sections.${name}`, name)}
              {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
            </ButtonBase>
          </Typography>
        ) : null}
        <Collapse in={isOpen} timeout={0} unmountOnExit id={`${id}-fields`}>
          {section.help ? (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {words.say(`resources.${resource.key}.sections.${name}.help`, section.help)}
            </Typography>
          ) : null}
          {section.fields.length > 0 ? grid : null}
          {section.own ? <OwnFormPart own={section.own} /> : null}
        </Collapse>
      </CardContent>
    </Card>
  );
};
