import { Autocomplete, Box, TextField } from '@mui/material';
import { defaultNewsCategory } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import type { NewsFields } from './use-news-form.ts';

const categories = [defaultNewsCategory, 'ACADEMIC', 'EVENT', 'EXAM', 'HOLIDAY', 'SPORT'];
const capital = { '& .MuiInputLabel-root::first-letter': { textTransform: 'uppercase' } } as const;

/** Where an announcement belongs, and until when it is shown. */
export const NewsPlacing = ({ input, change }: Pick<NewsFields, 'input' | 'change'>) => {
  const translate = useTranslate();
  const { expiryDate } = useEnvironment().catalogue.resource('news').fields;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Autocomplete
        freeSolo
        options={categories}
        inputValue={input.category}
        onInputChange={(_, category) => change({ category })}
        renderInput={(params) => (
          <TextField {...params} label={translate('news.form.category')} sx={capital} />
        )}
      />
      {expiryDate ? (
        <FieldInput
          field={expiryDate}
          name="expiryDate"
          label={translate('news.form.expiry')}
          value={input.expiryDate}
          onChange={(day) => change({ expiryDate: typeof day === 'string' ? day : null })}
        />
      ) : null}
    </Box>
  );
};
