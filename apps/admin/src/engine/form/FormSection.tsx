import { Box, Card, CardContent, Typography } from '@mui/material';
import type { AnyResource, FieldState, Section } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';
import { FormField } from './FormField.tsx';

interface FormSectionProps {
  readonly resource: AnyResource;
  readonly section: Section<string>;
  readonly states: ReadonlyMap<string, FieldState>;
  readonly focusOn?: string;
  readonly plain?: boolean;
}

const hidden: FieldState = { visible: false, required: false, readOnly: true };

/** Fields under one heading, two beside each other where there is room. */
export const FormSection = ({ resource, section, states, focusOn, plain }: FormSectionProps) => {
  const words = useWords();
  const grid = (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {section.fields.map((name) => (
        <FormField
          key={name}
          resource={resource}
          name={name}
          state={states.get(name) ?? hidden}
          autoFocus={name === focusOn}
        />
      ))}
    </Box>
  );
  if (plain && !section.label) return <Box sx={{ mb: 2 }}>{grid}</Box>;
  return (
    <Card variant="outlined" component="section" sx={{ mb: 2 }}>
      <CardContent>
        {section.label ? (
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: section.help ? 0 : 1.5 }}>
            {words.say(`resources.${resource.key}.sections.${section.label}`, section.label)}
          </Typography>
        ) : null}
        {section.help ? (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {section.help}
          </Typography>
        ) : null}
        {grid}
      </CardContent>
    </Card>
  );
};
