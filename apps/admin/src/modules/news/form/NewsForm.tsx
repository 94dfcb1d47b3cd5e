import type { NewsItem } from '@school/domain';
import { Autocomplete, Box, Button, Card, CardContent, TextField } from '@mui/material';
import { defaultNewsCategory } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { AttachmentsInput } from './AttachmentsInput.tsx';
import { AudienceTicks } from './AudienceTicks.tsx';
import { emptyNews, inputOf, problemsOf, type NewsInput, type NewsProblem } from './news-input.ts';
import { useFormFiles } from './use-form-files.ts';
import { useNewsSaving } from './use-news-saving.ts';

const categories = [defaultNewsCategory, 'ACADEMIC', 'EVENT', 'EXAM', 'HOLIDAY', 'SPORT'];
const capital = { '& .MuiInputLabel-root::first-letter': { textTransform: 'uppercase' } } as const;

/** Writes a new announcement, or changes one. */
export const NewsForm = ({ item }: { readonly item?: NewsItem }) => {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { catalogue } = useEnvironment();
  const { fields } = catalogue.resource('news');
  const [first] = useState<NewsInput>(() => (item ? inputOf(item) : emptyNews));
  const [input, setInput] = useState(first);
  const [tried, setTried] = useState(false);
  const files = useFormFiles(item);
  const { busy, save } = useNewsSaving(item);
  const titleBox = useRef<HTMLInputElement>(null);
  const contentBox = useRef<HTMLElement>(null);
  const isDirty =
    input !== first ||
    files.files.some(({ kept }) => !kept) ||
    files.files.length < (item?.attachments ?? []).length;
  const { blocker, pass } = useUnsavedGuard(isDirty && !busy);
  const problems = problemsOf(input);
  const change = (part: Partial<NewsInput>): void => setInput((now) => ({ ...now, ...part }));
  const words = ({ key, params }: NewsProblem): string => translate(key, { ...params });
  const problemOf = (field: NewsProblem['field']): string | undefined => {
    const found = tried ? problems.find((problem) => problem.field === field) : undefined;
    return found && words(found);
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    const [wrong] = problems;
    if (wrong) {
      toast.error(words(wrong));
      if (wrong.field === 'title') titleBox.current?.focus();
      if (wrong.field === 'content') contentBox.current?.focus();
      return;
    }
    if (!(await save(input, files.files))) return;
    pass();
    await navigate('/news');
  };
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={translate(item ? 'news.edit' : 'news.create')} />
      <Card variant="outlined">
        <CardContent
          component="form"
          noValidate
          sx={{ display: 'grid', gap: 2.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && !files.isBusy) void submit();
          }}
        >
          <TextField
            label={translate('news.form.title')}
            required
            fullWidth
            value={input.title}
            onChange={({ target }) => change({ title: target.value })}
            error={Boolean(problemOf('title'))}
            helperText={problemOf('title')}
            inputRef={titleBox}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          {fields['content'] ? (
            <FieldInput
              field={fields['content']}
              name="content"
              label={translate('news.form.content')}
              value={input.content}
              onChange={(content) => change({ content: typeof content === 'string' ? content : null })}
              error={problemOf('content')}
              inputRef={(element) => {
                contentBox.current = element;
              }}
              required
            />
          ) : null}
          <AudienceTicks
            value={input.audiences}
            onChange={(audiences) => change({ audiences })}
            error={problemOf('audiences')}
          />
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
            {fields['expiryDate'] ? (
              <FieldInput
                field={fields['expiryDate']}
                name="expiryDate"
                label={translate('news.form.expiry')}
                value={input.expiryDate}
                onChange={(day) => change({ expiryDate: typeof day === 'string' ? day : null })}
              />
            ) : null}
          </Box>
          <AttachmentsInput {...files} />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button disabled={busy} onClick={() => void navigate('/news')}>
              {translate('news.form.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={files.isBusy}>
              {translate(item ? 'news.form.update' : 'news.form.create')}
            </Button>
          </Box>
        </CardContent>
      </Card>
      <LeaveQuestion blocker={blocker} />
    </Box>
  );
};
